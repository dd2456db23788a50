import { sourceHash } from './source-hash.ts';

/** HTML that anybody may get, and the hashes of what its policy must let run. */
export type PublicBody = { html: string; scripts: string[]; styles: string[] };

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const CSP_META = /<meta property="csp-nonce"[^>]*>/;

/**
 * Turns a page that was rendered with a nonce into one that can be cached: only what carried the
 * nonce is hashed, so that markup which slipped into a text cannot run; then the nonce goes.
 */
export function withHashes(page: string, nonce: string): PublicBody {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of page.matchAll(INLINE)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    (tag === 'script' ? scripts : styles).add(sourceHash(content));
  }
  const html = page.replaceAll(mark, '').replace(CSP_META, '');
  return { html, scripts: [...scripts], styles: [...styles] };
}
