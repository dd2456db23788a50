import { expect, test } from 'vitest';
import { withHashes } from './nonces-into-hashes.ts';
import { sourceHash } from './source-hash.ts';

const NONCE = 'bm9uY2U=';

test('only inline code that carries the nonce may run, and no nonce is left', {
  tags: ['CSP-04', 'T25'],
}, () => {
  const page = [
    `<!DOCTYPE html><html><head><meta property="csp-nonce" content="${NONCE}"/>`,
    `<style nonce="${NONCE}">h1{margin:0}</style><link rel="x" nonce="${NONCE}"/></head><body>`,
    `<script>alert("slipped in")</script><script nonce="other">alert(2)</script>`,
    `<script class="$tsr" nonce="${NONCE}">go("</b>")</script>`,
    `<script type="module" nonce="${NONCE}" src="/assets/index-a1.js"></script></body></html>`,
  ].join('');
  const { head, content, tail, scripts, styles } = withHashes(
    `${page}<p><script nonce="${NONCE}">late()</script>`,
    NONCE,
  );
  const html = head + content + tail;
  expect(styles).toEqual([sourceHash('h1{margin:0}')]);
  expect(scripts).toEqual([sourceHash('go("</b>")'), sourceHash('late()')]);
  expect(html).not.toContain(NONCE);
  expect(html).toContain('<script class="$tsr">go("</b>")</script>');
  expect(content).toBe(
    '</head><body><script>alert("slipped in")</script><script nonce="other">alert(2)</script>',
  );
});
