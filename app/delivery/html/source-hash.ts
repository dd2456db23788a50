import { hash } from 'node:crypto';

/** What a policy calls the text of an inline script or style, so that it may run. */
export const sourceHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
