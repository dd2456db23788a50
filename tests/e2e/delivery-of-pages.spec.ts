import { readFileSync } from 'node:fs';
import { sourceHash } from '#app/delivery/html/source-hash.ts';
import { sendRaw } from '../support/raw-request.ts';
import { expect, test } from './shop-test.ts';
import { DRESS } from './shopper.ts';

/** Each pass over HTML finds what it looks for in pages as the build and Start make them. */

const PAGES = { home: '', listing: '/robes--plf1200', product: DRESS.path };

/** A cacheable page as it is sent. */
async function read(path: string) {
  const { headers, body } = await sendRaw({ path: `/fr-fr${path}` });
  return { html: body, policy: String(headers['content-security-policy']) };
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} begins its script once it has been painted, and names none before (performance.md)`, async () => {
    const { html } = await read(path);
    expect(html).toContain('<script>requestAnimationFrame(');
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]+\ssrc=/);
  });

  test(`${name} carries the styles that it is painted with, and fetches the rest beside it (performance.md)`, async () => {
    const { html } = await read(path);
    const [, href = ''] =
      /<style>[^<]+<\/style><link media="print" rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const whole = readFileSync(`dist/client${href}`, 'utf8');
    const [, part = ''] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
    expect(part.length).toBeGreaterThan(1_000);
    expect(part.length).toBeLessThan(whole.length);
  });

  test(`what runs in ${name} is named by its hash, and no nonce is left`, {
    tag: ['@CSP-04', '@A-148'],
  }, async () => {
    const { html, policy } = await read(path);
    expect(html).not.toContain(' nonce="');
    expect(policy).not.toContain('nonce');
    // What search engines read, and what was read for the page, is data and never runs.
    const runs = html.replaceAll(/<script type="application\/(ld\+)?json"[\s\S]*?<\/script>/g, '');
    const inline = [...runs.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThan(3);
    for (const [, , text = ''] of inline) expect(policy).toContain(sourceHash(text));
  });
}

test('a list has the pictures of its first row fetched before it is laid out, and no others (performance.md)', async () => {
  const FIRST_ROW = 4;
  const { html } = await read(PAGES.listing);
  const early = html.match(/<link rel="preload" as="image"[^>]* imageSrcSet="[^"]+"/g);
  expect(early).toHaveLength(FIRST_ROW);
  expect(html.match(/<article/g)).toHaveLength(24);
});
