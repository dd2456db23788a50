/** What other nouns may ask of `events`. */

export { type NotedEvent, noteEvent, noteEvents } from './note-event.ts';
