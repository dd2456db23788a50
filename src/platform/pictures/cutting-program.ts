/** The process for pictures of a platform that shows photographs alone, and flags. */
import { servePictures } from './serve-pictures.ts';

servePictures(() => Promise.reject(new Error('nothing is drawn here')));
