import { readFileSync } from 'node:fs';
import { sourceHash } from '#app/delivery/html/source-hash.ts';
import { sendRaw } from '../support/raw-request.ts';
import { INSPECTED } from '../support/test-ports.ts';
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

/** How many parts of pages were there before their page was rendered (decision 061). */
async function readyParts(): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${INSPECTED.ports.metrics}/metrics`);
  const [, count] =
    /^storefront_page_parts_total\{state="ready"\} (\d+)$/m.exec(await metrics.text()) ?? [];
  return Number(count ?? 0);
}

test('header and footer are ready on a page when another one has shown them (performance.md)', async () => {
  const PARTS = ['header', 'what editors wrote for the footer', 'countries', 'its last line'];
  const { html: list } = await read(PAGES.listing);
  const [, other = ''] = /href="\/fr-fr(\/[^"]+--p\d+)"/.exec(list) ?? [];
  const frameOf = async (path: string) => {
    const { html } = await read(path);
    const [, header, footer] = /<header(.*)<\/header>.*<footer(.*)<\/footer>/s.exec(html) ?? [];
    return { header, footer };
  };
  const rendered = await frameOf(PAGES.product);
  const before = await readyParts();
  const again = await frameOf(other);
  expect((await readyParts()) - before).toBeGreaterThanOrEqual(PARTS.length);
  expect(again).toEqual(rendered);
  expect(again.header).toContain('<noscript>');
});

test('a list is put together of parts that are ready, and is the same to the letter (performance.md)', async () => {
  const TILES = 24;
  const FIRST_ROW = 4;
  const shown = async () => {
    const { html } = await read(PAGES.listing);
    const early = html.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)"/g);
    return {
      pictures: [...early].map(([, files]) => files),
      list: html.slice(html.indexOf('<main'), html.indexOf('</footer>')),
    };
  };
  const rendered = await shown();
  const before = await readyParts();
  const again = await shown();
  expect((await readyParts()) - before).toBeGreaterThanOrEqual(TILES);
  expect(again).toEqual(rendered);
  expect(again.list).not.toContain('data-part');
  expect(again.list.match(/<article/g)).toHaveLength(TILES);
  // Who shows a tile that is ready still has its picture fetched early.
  expect(again.pictures).toHaveLength(FIRST_ROW);
});

test('a product is put together of parts that are ready, and is the same to the letter (performance.md)', async () => {
  const PARTS = ['breadcrumb', 'pictures', 'name and price', 'promises', 'facts'];
  const shown = async () => {
    const { html } = await read(PAGES.product);
    return html.slice(html.indexOf('<main'), html.indexOf('</footer>'));
  };
  const rendered = await shown();
  const before = await readyParts();
  const again = await shown();
  expect((await readyParts()) - before).toBeGreaterThanOrEqual(PARTS.length);
  expect(again).toBe(rendered);
});
