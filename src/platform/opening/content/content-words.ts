import { z } from 'zod';
import { readWords, titleAndText, oneWord as word } from '../../catalogue/face.ts';

/** Without locale prefix. */
export const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** A label, and what a shopper would type to see the same products. */
const search = z
  .tuple([z.string(), z.string()])
  .transform(([label, query]) => ({ label, url: searchPath(query) }));

const contentSchema = z.object({
  menu: z.record(z.enum(['clothes', 'bottoms', 'finish', 'kids', 'giftCard', 'all']), word),
  /** What the pictures show. */
  pictures: z.record(
    z.enum([
      'new',
      'women',
      'men',
      'accessories',
      'kids',
      'lingerie',
      'sport',
      'shoes',
      'home',
      'denim',
      'tailoring',
    ]),
    word,
  ),
  searches: z.record(z.enum(['linen', 'silk', 'stripes']), search),
  promises: z.record(z.enum(['delivery', 'returns', 'payment']), titleAndText),
  footer: z.record(
    z.enum(['help', 'stores', 'account', 'dashboard', 'orders', 'legals', 'sites']),
    word,
  ),
  community: z.record(z.enum(['title', 'text']), word),
  newsletter: z.record(z.enum(['title', 'text', 'terms', 'link']), word),
  editorial: z.record(
    z.enum(['winter', 'spring', 'summer', 'autumn', 'tailoring', 'denim']),
    titleAndText,
  ),
  home: z.record(z.enum(['heroLink', 'selectionTitle']), word),
  offers: z.record(z.enum(['welcome', 'freeDelivery']), titleAndText),
  banners: z.record(z.enum(['welcome', 'delivery']), word),
  /** By the code that products carry: title, banner, and what finds the others. */
  labels: z.record(
    z.enum(['best-seller', 'recycled', 'last-sizes']),
    z.tuple([z.string(), z.string()], z.string()),
  ),
});
/** What editors wrote for header, footer, home, offers and labels, in one language. */
export type ContentWords = z.infer<typeof contentSchema>;

export const CONTENT = readWords(new URL('./content.csv', import.meta.url), contentSchema);
