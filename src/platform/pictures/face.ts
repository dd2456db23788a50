/** What other nouns may ask of `pictures`. */

export { openPhotoUploads } from './keep-upload.ts';
export { openPhotoArchive, type PhotoArchive } from './photo-archive.ts';
export { openPhotoTaker } from './take-photo.ts';
