import { createHash } from 'node:crypto';

/** Tells one state of something from any other: a write names the one that it saw. */
export const revisionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url');
