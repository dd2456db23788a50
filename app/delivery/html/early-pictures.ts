import type { EarlyPicture } from '#src/session/page-parts.server.ts';

const PICTURE = /<img [^>]*>/g;
const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

/** The value of an attribute as React writes it; empty where there is none. */
function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replace(/&[^;]+;/g, (entity) => ENTITIES.get(entity) ?? entity);
}

/**
 * The pictures that React fetches early by a link at the head of the page: those that are not lazy. It
 * names them as it renders them, so a page that puts them in names them itself.
 */
export const earlyPicturesOf = (html: string): EarlyPicture[] =>
  (html.match(PICTURE) ?? [])
    .filter((tag) => attribute(tag, 'loading') !== 'lazy')
    .map((tag) => ({
      src: attribute(tag, 'src'),
      srcSet: attribute(tag, 'srcSet'),
      sizes: attribute(tag, 'sizes'),
    }));
