import { sourceHash } from './source-hash.ts';

/**
 * Public HTML, and the hashes of what its policy must let run. In three parts: all that is rewritten
 * is in the head and in the tail, which begins with the first inline code after it. The content
 * between them is nearly all of a page, and stays the text that was rendered.
 */
export type PublicBody = {
  head: string;
  content: string;
  tail: string;
  scripts: string[];
  styles: string[];
};

const CSP_META = /<meta property="csp-nonce"[^>]*>/;

/** The inline script or style whose opening tag contains the index `mark`, or null. */
function inlineAt(text: string, mark: number): { tag: 'script' | 'style'; text: string } | null {
  const open = text.lastIndexOf('<', mark);
  const end = text.indexOf('>', mark);
  const tag = /^<(script|style) /.exec(text.slice(open, open + 8))?.[1];
  if ((tag !== 'script' && tag !== 'style') || / src=/.test(text.slice(open, end))) return null;
  return { tag, text: text.slice(end + 1, text.indexOf(`</${tag}>`, end)) };
}

/**
 * Turns a page that was rendered with a nonce into one that can be cached: only what carried the
 * nonce is hashed, so that markup which slipped into a text cannot run; then the nonce goes. The
 * marks are looked for, not the elements: a page holds a few among hundreds of kilobytes.
 */
export function withHashes(page: string, nonce: string): PublicBody {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };

  function withoutNonces(text: string): string {
    let clean = '';
    let done = 0;
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, done)) {
      const inline = inlineAt(text, at);
      if (inline !== null) hashes[inline.tag].add(sourceHash(inline.text));
      clean += text.slice(done, at);
      done = at + mark.length;
    }
    return done === 0 ? text : clean + text.slice(done);
  }

  // A page without a head is all head.
  const endOfHead = page.indexOf('</head>') < 0 ? page.length : page.indexOf('</head>');
  const firstMark = page.indexOf(mark, endOfHead);
  const endOfContent = firstMark < 0 ? page.length : page.lastIndexOf('<', firstMark);
  return {
    head: withoutNonces(page.slice(0, endOfHead)).replace(CSP_META, ''),
    content: page.slice(endOfHead, endOfContent),
    tail: withoutNonces(page.slice(endOfContent)),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
