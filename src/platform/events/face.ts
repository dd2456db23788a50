/** What other nouns may ask of `events`. */

export { noteEvent } from './note-event.ts';
