import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Masters of the pictures that a first look at the demo shop meets, by the names that the platform
 * looks for. `npm run demo:pictures` draws them again; what is not among them is drawn when asked for.
 */
export const FIRST_LOOK = fileURLToPath(new URL('./first-look', import.meta.url));

/** Puts them where the platform keeps its pictures; what it drew itself stays. */
export function layOutFirstLook(dataFolder: string): void {
  cpSync(FIRST_LOOK, join(dataFolder, 'pictures'), { recursive: true, force: false });
}
