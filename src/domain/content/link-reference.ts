import { contentTarget, isWordId, parseProductSlug } from './page-slugs.ts';

/** What a link of a text names: something with an id, a page by its path, or an address elsewhere. */
export type LinkReference =
  | { kind: 'home' }
  | { kind: 'page' }
  | { kind: 'outside'; host: string }
  | { kind: 'family' | 'product' | 'story'; id: string }
  | { kind: 'path'; path: string };

/** Pages of every shop that no editor writes. */
const PAGES: ReadonlySet<string> = new Set([
  ...['/cart', '/search', '/guest', '/withdrawal', '/order-tracking'],
  ...['/newsletter/subscription', '/unsubscribe'],
]);
const PERSONAL = /^\/(?:account|auth)(?:\/|$)/;
const LONG_FORM = /^\/(catalog|product|landingPage|trendPage|lookbookPage)\/[^/]+\/(\w{1,40})$/;
/** Of the shop before, or of a barcode: where they lead is decided when they are opened. */
const BY_CODE = /\.html$|^\/01\/0/;

const KIND_OF = { catalog: 'family', product: 'product' } as const;

/** Null for what is no URL. */
export function linkReference(url: string): LinkReference | null {
  if (!URL.canParse(url, 'https://shop.invalid') || /^\s|^\w+:(?!\/\/)|^http:/i.test(url))
    return null;
  const target = contentTarget(url);
  switch (target.page) {
    case 'home':
      return { kind: 'home' };
    case 'cart':
    case 'search':
      return { kind: 'page' };
    case 'outside':
      return { kind: 'outside', host: new URL(url).host };
    case 'family':
      return { kind: 'family', id: target.familyId };
    case 'story':
      return { kind: 'story', id: `${target.slug.kind} ${target.slug.id}` };
    case 'other': {
      const [path = ''] = target.path.split('?');
      if (PAGES.has(path) || PERSONAL.test(path) || BY_CODE.test(path)) return { kind: 'page' };
      const product = parseProductSlug(path.slice(1));
      if (product !== undefined) return { kind: 'product', id: product.id };
      const [, form, id = ''] = LONG_FORM.exec(path) ?? [];
      if (form === undefined || !isWordId(id)) return { kind: 'path', path };
      return form === 'catalog' || form === 'product'
        ? { kind: KIND_OF[form], id }
        : { kind: 'story', id: `${form.replace('Page', '')} ${id}` };
    }
  }
}
