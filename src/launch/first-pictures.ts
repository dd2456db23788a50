import { setTimeout as pause } from 'node:timers/promises';

/** The pictures that a first look at the demo shop meets, drawn before anybody looks. */

/** A new shop is shown after this at the latest; what is not drawn by then is drawn behind it. */
const BUDGET_MS = 50_000;
/** What is asked for at a time: the platform draws one picture a core, and says when it is busy. */
const AT_A_TIME = 4;
const RETRY_MS = 500;
const MAX_TRIES = 60;
/** Lists that home leads to, as its menu has them. */
const MAX_LISTS = 8;
/** Wide enough for a tile on a phone; other widths are cut from the same drawing in no time. */
const MIN_WIDTH = 480;

const IMAGE = /<(?:img|source)\b[^>]*>/g;
const LIST = /href="(\/[\w-]+\/[^"]+--pl\w+)"/g;

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

/** Paths of the lists that a page links to. */
export function listsIn(html: string): string[] {
  return [...new Set([...html.matchAll(LIST)].map(([, path = '']) => path))].slice(0, MAX_LISTS);
}

const read = (url: string) => fetch(url).then((answer) => (answer.ok ? answer.text() : ''));

/** Asks until the picture is there: while it is drawn, the platform says to come again. */
async function draw(url: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
    await answer.body?.cancel();
    if (answer.status !== 503) return;
    await pause(RETRY_MS);
  }
}

/**
 * Has the pictures of home and of its first lists drawn; returns when they are, or once the budget is
 * over. `tell` hears how many of how many are there. A picture that fails is no reason not to start.
 */
export async function drawFirstPictures(
  { storefront, platform }: { storefront: string; platform: string },
  tell: (done: number, all: number) => void,
): Promise<void> {
  const home = await read(`${storefront}/fr-fr`);
  const lists = await Promise.all(listsIn(home).map((path) => read(`${storefront}${path}`)));
  const urls = [...new Set([home, ...lists].flatMap(picturesIn))];
  let next = 0;
  let done = 0;
  let isOver = false;
  const work = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      await draw(`${platform}${url}`).catch(() => undefined);
      done += 1;
      if (!isOver) tell(done, urls.length);
    }
  };
  const all = Promise.all(Array.from({ length: AT_A_TIME }, work));
  await Promise.race([all, pause(BUDGET_MS, undefined, { ref: false })]);
  isOver = true;
}
