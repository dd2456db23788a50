import { setTimeout as pause } from 'node:timers/promises';
import { DRAWINGS } from '#src/demo/drawings/demo-drawings.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import { headerLayout } from '#src/platform/opening/content/header-layout.ts';

/** The pictures that a first look at the demo shop meets, drawn before anybody looks. */

/** A new shop is shown after this at the latest; what is not drawn by then is drawn behind it. */
const BUDGET_MS = 60_000;
/** What is asked for at a time: the platform draws one picture a core, and says when it is busy. */
const AT_A_TIME = { first: 4, later: 1 } as const;
const RETRY_MS = 500;
const MAX_TRIES = 60;
/** Lists of the menu whose pictures are there from the first moment, and those drawn behind. */
const LISTS = { first: 3, all: 9 } as const;
/** Products of each of the first lists whose own pages are drawn behind. */
const MAX_PRODUCTS = 8;
/** Wide enough for a tile on a phone; other widths are cut from the same drawing in no time. */
const MIN_WIDTH = 480;
const MENU_WIDTH = 800;

const IMAGE = /<(?:img|source)\b[^>]*>/g;
const LINKS = {
  list: /href="(\/[\w-]+\/[^"]+--pl\w+)"/g,
  story: /href="(\/[\w-]+\/[^"]+--(?:lp|tp|lbp)\w+)"/g,
  product: /href="(\/[\w-]+\/[^"?]+--p\d+)[^"]*"/g,
} as const;

/** The URL of a width of each picture in a page, in the order of the page. */
export function picturesIn(html: string): string[] {
  const urls = [...html.matchAll(IMAGE)].flatMap(([tag]) => {
    const candidates = [...tag.matchAll(/(\/media\/[^\s",]+) (\d+)w/g)];
    const wide = candidates.find(([, , width]) => Number(width) >= MIN_WIDTH) ?? candidates.at(-1);
    const src = /\bsrc="(\/media\/[^"]+)"/.exec(tag)?.[1];
    const url = wide?.[1] ?? src;
    return url === undefined ? [] : [url.replaceAll('&amp;', '&')];
  });
  return [...new Set(urls)];
}

/** Paths of the lists, stories or products that a page links to, in its order. */
export function pathsIn(html: string, kind: keyof typeof LINKS): string[] {
  return [...new Set([...html.matchAll(LINKS[kind])].map(([, path = '']) => path))];
}

/** What a pointer uncovers comes after what everybody sees. */
const isHidden = (url: string) => url.includes('/VH.');
export const seenFirst = (urls: readonly string[]): string[] => [
  ...urls.filter((url) => !isHidden(url)),
  ...urls.filter(isHidden),
];

/** The pictures that the menu opens with. */
function menuPictures(): string[] {
  return SITES.slice(0, 1).flatMap((site) =>
    headerLayout(site).navigation_group.flatMap(({ picture }) =>
      picture === null ? [] : heroUrl('/media', picture.hero, MENU_WIDTH),
    ),
  );
}

/** A page that cannot be read has no pictures to draw. */
const read = (url: string) =>
  fetch(url).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

/** Asks until the picture is there: while it is drawn, the platform says to come again. */
async function draw(url: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
    await answer.body?.cancel();
    if (answer.status !== 503) return;
    await pause(RETRY_MS);
  }
}

/** Has pictures drawn in their order, so many at a time; one that fails is left out. */
async function drawAll(
  urls: readonly string[],
  atATime: number,
  tell: (done: number) => void,
): Promise<void> {
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      await draw(url).catch(() => undefined);
      done += 1;
      tell(done);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

/**
 * Has the pictures of home, of the menu and of the first lists drawn; returns when they are, or once
 * the budget is over. `tell` hears how many of how many are there. What shoppers reach next is drawn
 * behind: the sign-in page, stories, further lists, the pages of the first products.
 */
export async function drawFirstPictures(
  { storefront, platform }: { storefront: string; platform: string },
  tell: (done: number, all: number) => void,
): Promise<void> {
  const readAll = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => read(`${storefront}${path}`)));
  const asked = new Set<string>();
  const undrawn = (urls: readonly string[]) => {
    const fresh = urls.filter((url) => !asked.has(url));
    for (const url of fresh) asked.add(url);
    return [...new Set(fresh)].map((url) => `${platform}${url}`);
  };
  const home = await read(`${storefront}/fr-fr`);
  const lists = pathsIn(home, 'list').slice(0, LISTS.all);
  const firstLists = await readAll(lists.slice(0, LISTS.first));
  const first = undrawn(
    seenFirst([...picturesIn(home), ...menuPictures(), ...firstLists.flatMap(picturesIn)]),
  );
  const stop = new AbortController();
  const all = drawAll(first, AT_A_TIME.first, (done) => {
    if (!stop.signal.aborted) tell(done, first.length);
  });
  await Promise.race([all, pause(BUDGET_MS, undefined, { ref: false })]);
  stop.abort();
  const drawBehind = async () => {
    await all;
    await drawAll(undrawn([DRAWINGS.season]), AT_A_TIME.later, () => undefined);
    const products = firstLists.flatMap((list) => pathsIn(list, 'product').slice(0, MAX_PRODUCTS));
    for (const path of [...pathsIn(home, 'story'), ...lists.slice(LISTS.first), ...products]) {
      const urls = undrawn(picturesIn(await read(`${storefront}${path}`)));
      await drawAll(urls, AT_A_TIME.later, () => undefined);
    }
  };
  void drawBehind();
}
