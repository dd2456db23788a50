/** The process for pictures of the demo, which draws as well as it cuts. */
import { servePictures } from '#src/platform/pictures/serve-pictures.ts';
import { encodeMaster } from './render-picture.ts';
import { drawSubject, type Subject } from './subject.ts';

servePictures((subject: Subject, size) => encodeMaster(drawSubject(subject, size)));
