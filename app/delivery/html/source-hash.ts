import { createHash } from 'node:crypto';

/** What a policy calls the text of an inline script or style, so that it may run. */
export const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
