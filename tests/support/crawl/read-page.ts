import { type Document, readDocument, tagsOf } from '../html.ts';

/** What a page says of itself, and what a crawl looks at besides. */
export type ReadPage = Pick<Document, 'lang' | 'canonical' | 'alternates'> & {
  status: number;
  canonicals: number;
  /** Paths of this host that it links to. */
  links: string[];
  /** Addresses of pictures that have no words, not even empty ones. */
  picturesWithoutAlt: string[];
  /** Structured data, each block as it stands. */
  data: string[];
  /** Whatever stands between tags or is read out, piece by piece. */
  texts: string[];
};

const DATA = /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** Reads a page; `base` is the origin that its own links may begin with. */
export function readPage(status: number, html: string, base: string): ReadPage {
  const { lang, canonical, alternates, text } = readDocument(html);
  const links = tagsOf(html, 'a').map(({ href = '' }) =>
    href.startsWith(base) ? href.slice(base.length) : href,
  );
  const pictures = tagsOf(html, 'img').filter(({ alt }) => alt === undefined);
  return {
    status,
    lang,
    canonical,
    alternates,
    canonicals: tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical').length,
    links: links.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, '')),
    picturesWithoutAlt: pictures.map(({ src = '' }) => src),
    data: [...html.matchAll(DATA)].map(([, block = '']) => block),
    texts: text
      .split('\n')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  };
}
