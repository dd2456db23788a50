import type { PublicBody } from './nonces-into-hashes.ts';
import { sourceHash } from './source-hash.ts';

/** Files of script that a page has fetched ahead, and the one that starts it, as Start writes them. */
const AHEAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"[^>]*>/g;
const START = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"><\/script>/;

/**
 * Has the script of a page fetched once its first frame has been made. Fetched at once it would
 * share the line with the pictures, and run before they are seen. Pages in development stay as they are.
 */
export function withScriptAfterPaint(body: PublicBody): PublicBody {
  const start = START.exec(body.html)?.[1];
  if (start === undefined) return body;
  const ahead = [...body.html.matchAll(AHEAD)].map(([, file]) => file);
  const script = `requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify(ahead)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${start}")}))`;
  return {
    ...body,
    html: body.html.replace(AHEAD, '').replace(START, () => `<script>${script}</script>`),
    scripts: [...body.scripts, sourceHash(script)],
  };
}
