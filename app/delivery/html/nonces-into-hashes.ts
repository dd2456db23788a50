import { sourceHash } from './source-hash.ts';

/**
 * HTML that anybody may get, and the hashes of what its policy must let run. In two parts: nearly
 * all that is rewritten stands before the end of the head, a tenth of the page.
 */
export type PublicBody = { head: string; rest: string; scripts: string[]; styles: string[] };

const CSP_META = /<meta property="csp-nonce"[^>]*>/;

/** The inline script or style whose opening tag carries what stands at `mark`, or null. */
function inlineAt(page: string, mark: number): { tag: 'script' | 'style'; text: string } | null {
  const open = page.lastIndexOf('<', mark);
  const end = page.indexOf('>', mark);
  const tag = /^<(script|style) /.exec(page.slice(open, open + 8))?.[1];
  if ((tag !== 'script' && tag !== 'style') || / src=/.test(page.slice(open, end))) return null;
  return { tag, text: page.slice(end + 1, page.indexOf(`</${tag}>`, end)) };
}

/**
 * Turns a page that was rendered with a nonce into one that can be cached: only what carried the
 * nonce is hashed, so that markup which slipped into a text cannot run; then the nonce goes. The
 * marks are looked for, not the elements: a page holds a few among hundreds of kilobytes.
 */
export function withHashes(page: string, nonce: string): PublicBody {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + mark.length)) {
    const inline = inlineAt(page, at);
    if (inline !== null) hashes[inline.tag].add(sourceHash(inline.text));
  }
  // A page without a head is all head.
  const end = page.indexOf('</head>') < 0 ? page.length : page.indexOf('</head>');
  return {
    head: page.slice(0, end).replaceAll(mark, '').replace(CSP_META, ''),
    rest: page.slice(end).replaceAll(mark, ''),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
