import { SEASON_PICTURE } from '#src/demo/drawings/demo-drawings.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import { headerLayout } from '#src/platform/opening/content/header-layout.ts';

/**
 * What a first look at the demo shop meets: its pictures ship with the demo (`npm run demo:pictures`),
 * and what shoppers reach next is drawn behind them.
 */

/** Lists of the menu whose pictures ship, and those that are drawn behind. */
const LISTS = { first: 3, all: 9 } as const;
/** Products of each of the first lists whose own pages are of the first look, and drawn behind. */
const PRODUCTS = { first: 2, all: 8 } as const;
/** A picture that waits behind those of shoppers may take longer than its request waits. */
const MAX_TRIES = 5;
/** Wide enough for a tile on a phone; other widths are cut from the same drawing in no time. */
const MIN_WIDTH = 480;
const MENU_WIDTH = 800;
/** What ships is wide: all widths are cut from it. */
const WIDE = 800;

const IMAGE = /<(?:img|source)\b[^>]*>/g;
const LINKS = {
  list: /href="(\/[\w-]+\/[^"]+--pl\w+)"/g,
  story: /href="(\/[\w-]+\/[^"]+--(?:lp|tp|lbp)\w+)"/g,
  product: /href="(\/[\w-]+\/[^"?]+--p\d+)[^"]*"/g,
} as const;

/** The URL of a width (px) of each picture in a page, in the order of the page. */
export function picturesIn(html: string, minWidth = MIN_WIDTH): string[] {
  const urls = [...html.matchAll(IMAGE)].flatMap(([tag]) => {
    const candidates = [...tag.matchAll(/(\/media\/[^\s",]+) (\d+)w/g)];
    const wide = candidates.find(([, , width]) => Number(width) >= minWidth) ?? candidates.at(-1);
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

/** Has a picture drawn; throws where it cannot be had. */
export async function drawPicture(url: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
    await answer.body?.cancel();
    if (answer.ok) return;
    if (answer.status !== 503) break;
  }
  throw new Error(`The picture ${url} could not be drawn.`);
}

type Shop = { storefront: string; platform: string };

/** The pages of a first look, and those that follow them. */
async function readShop(storefront: string) {
  const readAll = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => read(`${storefront}${path}`)));
  const home = await read(`${storefront}/fr-fr`);
  const lists = pathsIn(home, 'list').slice(0, LISTS.all);
  const firstLists = await readAll(lists.slice(0, LISTS.first));
  const products = firstLists.map((list) => pathsIn(list, 'product').slice(0, PRODUCTS.all));
  return {
    first: [home, ...firstLists],
    firstProducts: () => readAll(products.flatMap((paths) => paths.slice(0, PRODUCTS.first))),
    next: [...pathsIn(home, 'story'), ...lists.slice(LISTS.first), ...products.flat()],
  };
}

/** The URLs of the pictures that ship, at the widths whose masters they need. */
export async function firstLookPictures({ storefront, platform }: Shop): Promise<string[]> {
  const { first, firstProducts } = await readShop(storefront);
  const seen = [
    ...[...first, ...(await firstProducts())].flatMap((page) => picturesIn(page, WIDE)),
    ...menuPictures(),
    SEASON_PICTURE,
  ];
  // A flag is drawn in no time.
  const drawn = seen.filter((url) => !url.startsWith('/media/flag/'));
  return [...new Set(drawn)].map((url) => `${platform}${url}`);
}

/** Has the pictures of the pages drawn that a shopper reaches next, one at a time. */
export async function drawAhead({ storefront, platform }: Shop): Promise<void> {
  const { next } = await readShop(storefront);
  for (const path of next) {
    for (const url of picturesIn(await read(`${storefront}${path}`)))
      await drawPicture(`${platform}${url}`).catch(() => undefined);
  }
}
