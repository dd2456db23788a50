import { type Document, readDocument, tagsOf } from '../html.ts';

/** What a page says of itself, and what a crawl looks at besides. */
export type ReadPage = Pick<Document, 'lang' | 'canonical' | 'alternates'> & {
  status: number;
  title: string;
  description: string;
  canonicals: number;
  /** Names of the Open Graph properties that have a value, without `og:`. */
  shared: string[];
  /** Paths of this host that it links to. */
  links: string[];
  /** Those of them that it calls the current page. */
  current: string[];
  /** How many of all items a list shows; null where the page says nothing of it. */
  list: { shown: number; total: number } | null;
  /** How many products it shows as tiles. */
  tiles: number;
  /** Addresses of pictures that have no words, not even empty ones. */
  picturesWithoutAlt: string[];
  /** Structured data, each block as it stands. */
  data: string[];
  /** Whatever stands between tags or is read out, piece by piece. */
  texts: string[];
};

/** The path and search of an absolute or relative URL. */
export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://any.example');
  return pathname + search;
};

const DATA = /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

function readList(html: string): ReadPage['list'] {
  const bar = tagsOf(html, 'progress').find((tag) => tag.class?.includes('load-more'));
  return bar === undefined ? null : { shown: Number(bar.value), total: Number(bar.max) };
}

/** Reads a page; `base` is the origin that its own links may begin with. */
export function readPage(status: number, html: string, base: string): ReadPage {
  const { lang, canonical, alternates, text, title } = readDocument(html);
  const meta = tagsOf(html, 'meta');
  const anchors = tagsOf(html, 'a')
    .map((tag) => {
      const { href = '' } = tag;
      const path = href.startsWith(base) ? href.slice(base.length) : href;
      return { path: path.replace(/#.*$/, ''), isCurrent: tag['aria-current'] === 'page' };
    })
    .filter(({ path }) => /^\/(?!\/)/.test(path));
  const pictures = tagsOf(html, 'img').filter(({ alt }) => alt === undefined);
  return {
    status,
    lang,
    canonical,
    alternates,
    title,
    description: meta.find(({ name }) => name === 'description')?.content ?? '',
    canonicals: tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical').length,
    shared: meta.flatMap(({ property = '', content = '' }) =>
      property.startsWith('og:') && content !== '' ? [property.slice('og:'.length)] : [],
    ),
    links: anchors.map(({ path }) => path),
    current: anchors.filter(({ isCurrent }) => isCurrent).map(({ path }) => path),
    list: readList(html),
    tiles: tagsOf(html, 'article').length,
    picturesWithoutAlt: pictures.map(({ src = '' }) => src),
    data: [...html.matchAll(DATA)].map(([, block = '']) => block),
    texts: text
      .split('\n')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  };
}
