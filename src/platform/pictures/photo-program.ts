import { buffer } from 'node:stream/consumers';
import { PHOTO_FAULTS } from '#src/domain/catalogue/photo-faults.ts';
import { FIRST_FAULT } from '../kernel/uploads/decode-apart.ts';
import { toMaster } from './photo.ts';

/** Makes the photograph that comes in the one that is saved; its exit says why it is none. */
const taken = await toMaster(await buffer(process.stdin));
if (taken.ok) process.stdout.write(taken.bytes);
else
  process.exitCode =
    taken.fault === undefined ? 1 : FIRST_FAULT + PHOTO_FAULTS.indexOf(taken.fault);
