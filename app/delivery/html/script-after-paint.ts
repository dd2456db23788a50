import type { PublicBody } from './nonces-into-hashes.ts';
import { sourceHash } from './source-hash.ts';

/** Files of script that a page has fetched ahead, and the one that starts it, as Start writes them. */
const AHEAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"[^>]*>/g;
const START = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"><\/script>/;

/**
 * Has the script of a page fetched once its first frame has been made. Fetched at once it would
 * share the line with the pictures, and run before they are seen. Each file runs as a task of its own,
 * what others need first, so that a press in between is answered. Pages in development stay as they are.
 */
export function withScriptAfterPaint(body: PublicBody): PublicBody {
  const start = START.exec(body.html)?.[1];
  if (start === undefined) return body;
  const ahead = [...body.html.matchAll(AHEAD)].map(([, file]) => file);
  const files = JSON.stringify([...ahead.filter((file) => file !== start), start]);
  const script = `requestAnimationFrame(()=>setTimeout(async()=>{const files=${files};for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));for(const file of files)await import(file)}))`;
  return {
    ...body,
    html: body.html.replace(AHEAD, '').replace(START, () => `<script>${script}</script>`),
    scripts: [...body.scripts, sourceHash(script)],
  };
}
