import type { PublicBody } from './nonces-into-hashes.ts';
import { sourceHash } from './source-hash.ts';

/** Files of script that a page has fetched ahead, and the one that starts it, as Start writes them. */
const AHEAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"[^>]*>/g;
const START = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"><\/script>/;

/**
 * For browsers made of Chromium, which alone say what they are in this way (decision 078). In a task of
 * its own: a worker that cannot be had does not keep the script of the page from coming.
 */
const READ_NUMBER_TABLES =
  'navigator.userAgentData&&setTimeout(()=>new Worker("/number-tables.js"));';

/**
 * Fetches the script of a page once its first frame is painted. Fetched immediately it would share
 * the connection with the pictures, and run before they are seen. Each file runs as a task of its
 * own, what others need first, so that a click in between is answered; a file that fails to load is
 * reported. Pages in development stay as they are.
 */
export function withScriptAfterPaint(body: PublicBody): PublicBody {
  const { head, tail } = body;
  const start = START.exec(tail)?.[1];
  if (start === undefined) return body;
  const ahead = [...head.matchAll(AHEAD)].map(([, file]) => file);
  const files = JSON.stringify([...ahead.filter((file) => file !== start), start]);
  const script = `requestAnimationFrame(()=>setTimeout(async()=>{const files=${files};for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${READ_NUMBER_TABLES}for(const file of files)await import(file).catch(e=>{loseScript();throw e})}))`;
  return {
    ...body,
    head: head.replace(AHEAD, ''),
    tail: tail.replace(START, () => `<script>${script}</script>`),
    scripts: [...body.scripts, sourceHash(script)],
  };
}
