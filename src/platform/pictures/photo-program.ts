import { buffer } from 'node:stream/consumers';
import { toMaster } from './photo.ts';

/** Makes the photograph that comes in the one that is saved; ends with 1 for what is none. */
const taken = await toMaster(await buffer(process.stdin));
if (taken.ok) process.stdout.write(taken.bytes);
else process.exitCode = 1;
