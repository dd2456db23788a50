/** What other nouns may ask of `pictures`. */

export { type Taken, toMaster } from './photo.ts';
export { openPhotoArchive, type PhotoArchive } from './photo-archive.ts';
