import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { FITS, RATINGS } from '#src/domain/review/review.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { DayOf } from '#src/platform/opening/days-from.ts';
import type { reviews } from '#src/platform/reviews/tables.ts';
import type { Silhouette } from '../garments/garments.ts';
import { planProducts } from './plan-products.ts';
import { randomFor } from './random.ts';

const FILE = new URL('./reviews.csv', import.meta.url);

const KINDS = ['dress', 'top', 'knit', 'jacket', 'trousers', 'shoes'] as const;
type Kind = (typeof KINDS)[number];

/** What is said of a kind of garment is true of these. */
const KIND_OF: Partial<Record<Silhouette, Kind>> = {
  'midi-dress': 'dress',
  'maxi-dress': 'dress',
  'shirt-dress': 'dress',
  't-shirt': 'top',
  'long-sleeve': 'top',
  polo: 'top',
  sweater: 'knit',
  cardigan: 'knit',
  blazer: 'jacket',
  'denim-jacket': 'jacket',
  trench: 'jacket',
  'jeans-straight': 'trousers',
  'jeans-wide': 'trousers',
  chinos: 'trousers',
  'wide-trousers': 'trousers',
  sneakers: 'shoes',
  'ankle-boots': 'shoes',
};

/** What was written of a kind of garment, in one language (`reviews.csv`). */
const WRITTEN = z
  .array(
    z.object({
      kind: z.enum(KINDS),
      lang: z.enum(LANGUAGES),
      rating: z.coerce.number().pipe(z.literal(RATINGS)),
      fit: z.enum(FITS),
      author: z.string(),
      text: z.string(),
    }),
  )
  .parse(parse(readFileSync(FILE, 'utf8'), { columns: true }));

/** So many products of each kind have been talked of. */
const TALKED_OF = 0.4;
/** Of what could be said of such a product, so much is. */
const SAID = 0.8;
const OLDEST_DAYS = 300;

/**
 * Reviews of customers of the demo who have no account in it; the same on every machine. A product
 * has some in every language or in none.
 */
export function buildReviews(day: DayOf): (typeof reviews.$inferInsert)[] {
  return planProducts().flatMap(({ productId, line: { silhouette, segmentation } }) => {
    const kind = KIND_OF[silhouette];
    const random = randomFor(`reviews ${productId}`);
    // Grown-ups write, and of themselves.
    const isTalkedOf =
      ['women', 'men', 'accessories'].includes(segmentation) && random.chance(TALKED_OF);
    if (kind === undefined || !isTalkedOf) return [];
    return WRITTEN.filter((written) => written.kind === kind && random.chance(SAID)).map(
      ({ kind: _, ...written }) => ({
        ...written,
        ...{ productId, customerId: `demo ${written.lang} ${written.author}`, size: null },
        ...{ state: 'shown' as const, writtenAt: day(-random.between(2, OLDEST_DAYS)) },
      }),
    );
  });
}
