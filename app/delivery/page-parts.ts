import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { registry } from '#src/session/metrics.server.ts';
import type { PagePart, PageParts } from '#src/session/page-parts.server.ts';
import type { Bytes } from './compression.ts';
import { looksOf, tagsOf, type Vocabulary } from './html/vocabulary.ts';

/** A part as React wrote it, ready to be sent (decision 061). */
export type ReadyHtml = Vocabulary & {
  /** UTF-8; no page shares memory with it, so that a page can be forgotten. */
  bytes: Buffer;
};

const counted = new Counter({
  name: 'storefront_page_parts_total',
  help: 'Parts of rendered pages: ready, or rendered with the page',
  labelNames: ['state'],
  registers: [registry],
});

/** A part takes 2 to 12 kB: some 20 MB in all. */
const MAX_PARTS = 4_000;
const ready = new Map<string, ReadyHtml>();

function keep(key: string, html: string): ReadyHtml {
  const part = { bytes: Buffer.from(html), looks: looksOf(html), tags: tagsOf(html) };
  // The first key is the one that was made longest ago.
  for (const oldest of ready.keys()) {
    if (ready.size < MAX_PARTS) break;
    ready.delete(oldest);
  }
  ready.set(key, part);
  return part;
}

/** In every mark of this process: no text of a page can know it, so none looks like a mark. */
const SECRET = randomUUID();
const MARKED = ` data-part="${SECRET} `;

/**
 * What React writes for an id of its own, for a boundary that failed, for another part, and for a
 * picture that it has fetched early by a link at the head of the page.
 */
const ID = '="_R_';
const FAILED = '<!--$!-->';
const EARLY_PICTURE = /<img (?![^>]*loading="lazy")/;

/** Whether the content may stand on other pages: an id of React's is right in one place alone. */
function isSound(html: string, { place }: PagePart): boolean {
  const isWhole = !html.includes(FAILED) && !html.includes(MARKED) && !EARLY_PICTURE.test(html);
  return isWhole && (place !== undefined || !html.includes(ID));
}

/** A page whose parts are taken out: where each was stands its mark, numbered from 0. */
export type PartedPage = { text: string; parts: readonly ReadyHtml[] };

/** Notes the parts of one page, and takes them out of its text. */
export type PartsOfPage = PageParts & { takeOut: (page: string) => PartedPage };

/** A marked element: where its mark begins and ends, and where its content begins. */
type Marked = { number: number; from: number; to: number; start: number };

/** The next marked element. */
function nextMarked(page: string, after: number): Marked | null {
  const from = page.indexOf(MARKED, after);
  if (from < 0) return null;
  const end = page.indexOf('"', from + MARKED.length);
  const number = Number(page.slice(from + MARKED.length, end));
  return { number, from, to: end + 1, start: page.indexOf('>', end) + 1 };
}

/** Where the content of a marked element ends: at its own end tag, past those of elements in it. */
function endOf({ from, start }: Marked, page: string): number {
  const opening = page.lastIndexOf('<', from) + 1;
  const tag = page.slice(opening, page.indexOf(' ', opening));
  const tags = new RegExp(`<(/?)${tag}[ >]`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let found = tags.exec(page); found !== null; found = tags.exec(page)) {
    depth += found[1] === '' ? 1 : -1;
    if (depth === 0) return found.index;
  }
  throw new Error(`an element without an end: ${tag}`);
}

/** The parts of one page. */
export function createPageParts(): PartsOfPage {
  const noted: { part: PagePart; html: ReadyHtml | undefined }[] = [];

  function note(part: PagePart) {
    const html = ready.get(part.key);
    noted.push({ part, html });
    counted.inc({ state: html === undefined ? 'rendered' : 'ready' });
    return { mark: `${SECRET} ${noted.length - 1}`, isReady: html !== undefined };
  }

  /** What stands in a marked element: made before, or by this page for others, too. */
  function partOf(at: Marked, page: string): { part?: ReadyHtml; end: number } {
    const { part, html } = noted[at.number] ?? {};
    if (html !== undefined) return { part: html, end: at.start };
    const end = endOf(at, page);
    const content = page.slice(at.start, end);
    if (part === undefined || !isSound(content, part)) return { end: at.to };
    return { part: keep(part.key, content), end };
  }

  function takeOut(page: string): PartedPage {
    const parts: ReadyHtml[] = [];
    let text = '';
    let done = 0;
    for (let at = nextMarked(page, 0); at !== null; at = nextMarked(page, done)) {
      const { part, end } = partOf(at, page);
      text += page.slice(done, at.from);
      if (part !== undefined)
        text += `${MARKED}${parts.push(part) - 1}"${page.slice(at.to, at.start)}`;
      done = end;
    }
    return { text: text + page.slice(done), parts };
  }

  return { note, takeOut };
}

/** A page with its parts in their places, as it is sent; its head has none. */
export function putIn(head: string, { text, parts }: PartedPage): Bytes {
  const pieces: Buffer[] = [Buffer.from(head)];
  let done = 0;
  for (const { bytes } of parts) {
    const at = nextMarked(text, done);
    if (at === null) throw new Error('a page without a place for its part');
    pieces.push(Buffer.from(text.slice(done, at.from) + text.slice(at.to, at.start)), bytes);
    done = at.start;
  }
  pieces.push(Buffer.from(text.slice(done)));
  return Buffer.concat(pieces);
}
