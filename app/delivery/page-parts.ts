import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { scriptJsonOnce } from '#src/features/shop/script-json.server.ts';
import { registry } from '#src/session/metrics.server.ts';
import { onceFor } from '#src/session/once-for.server.ts';
import type {
  EarlyPicture,
  NotedPart,
  PagePart,
  PageParts,
} from '#src/session/page-parts.server.ts';
import { earlyPicturesOf } from './html/early-pictures.ts';
import { type Piece, type ReadyHtml, readyHtml, readyText } from './html/piece.ts';

/** A part as React wrote it (decision 061). */
type ReadyPart = { html: ReadyHtml; pictures: readonly EarlyPicture[] };

const counted = new Counter({
  name: 'storefront_page_parts_total',
  help: 'Parts of rendered pages: ready, or rendered with the page',
  labelNames: ['state'],
  registers: [registry],
});

/** A part takes 1 to 12 kB. */
const MAX_BYTES = 32_000_000;
const ready = new Map<string, ReadyPart>();
let held = 0;

function keep(key: string, content: string): ReadyPart {
  const part = { html: readyHtml(content), pictures: earlyPicturesOf(content) };
  // The first key is the one that was made longest ago.
  for (const [oldest, { html }] of ready) {
    if (held + part.html.bytes.byteLength <= MAX_BYTES) break;
    ready.delete(oldest);
    held -= html.bytes.byteLength;
  }
  held += part.html.bytes.byteLength - (ready.get(key)?.html.bytes.byteLength ?? 0);
  ready.set(key, part);
  return part;
}

/** In every mark of this process: no text of a page can know it, so none looks like a mark. */
const SECRET = randomUUID();
const MARKED = ` data-part="${SECRET} `;

/** What React writes for an id of its own. */
const ID = '="_R_';
/** What may stand on one page alone: a boundary that failed, another part, script that its nonce lets run. */
const OF_ONE_PAGE = ['<!--$!-->', MARKED, ' nonce="'];

/** Whether the content may stand on other pages: an id of React's is right in one place alone. */
function isSound(html: string, { place }: PagePart): boolean {
  if (OF_ONE_PAGE.some((mark) => html.includes(mark))) return false;
  return place !== undefined || !html.includes(ID);
}

/** Notes the parts of one page, and takes them out of its text. */
export type PartsOfPage = PageParts & { takeOut: (page: string) => Piece[] };

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

const readyJson = onceFor<object, ReadyHtml>((value) => readyText(scriptJsonOnce(value)));
const jsonOf = (piece: string | object): Piece =>
  typeof piece === 'string' ? piece : readyJson(piece);

/** The parts of one page. */
export function createPageParts(): PartsOfPage {
  /** What stands in each marked element, or the part that an earlier page has not made. */
  const noted: (Piece[] | PagePart)[] = [];
  const count = { ready: 0, rendered: 0 };
  const marked = (content: Piece[] | PagePart) => `${SECRET} ${noted.push(content) - 1}`;

  function note(part: PagePart): NotedPart {
    const known = ready.get(part.key);
    if (known === undefined) {
      count.rendered += 1;
      return { mark: marked(part), isReady: false };
    }
    count.ready += 1;
    return { mark: marked([known.html]), isReady: true, pictures: known.pictures };
  }

  /** What stands in a marked element: made before, or by this page for others, too. */
  function contentOf(at: Marked, page: string): { content: Piece[]; end: number } {
    const known = noted[at.number];
    if (Array.isArray(known)) return { content: known, end: at.start };
    const end = endOf(at, page);
    const html = page.slice(at.start, end);
    if (known === undefined || !isSound(html, known)) return { content: [], end: at.start };
    return { content: [keep(known.key, html).html], end };
  }

  function takeOut(page: string): Piece[] {
    const pieces: Piece[] = [];
    let done = 0;
    for (let at = nextMarked(page, 0); at !== null; at = nextMarked(page, done)) {
      const { content, end } = contentOf(at, page);
      pieces.push(page.slice(done, at.from) + page.slice(at.to, at.start), ...content);
      done = end;
    }
    pieces.push(page.slice(done));
    counted.inc({ state: 'ready' }, count.ready);
    counted.inc({ state: 'rendered' }, count.rendered);
    return pieces;
  }

  return { note, noteJson: (pieces) => marked(pieces.map(jsonOf)), takeOut };
}
