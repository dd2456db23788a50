import { and, desc, eq, sql } from 'drizzle-orm';
import { shownName } from '#src/domain/account/display-name.ts';
import { ORDER_STATUSES } from '#src/domain/order/order.values.ts';
import type { OwnReview, ProductReviews, ReviewDraft } from '#src/domain/review/review.schema.ts';
import { fitAdvice, isReviewable } from '#src/domain/review/review.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { isOpen } from '../catalogue/face.ts';
import { findCustomer } from '../customers/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findBoughtSize } from '../orders/face.ts';
import { reviews } from './tables.ts';

type PageQuery = {
  productId: string;
  domain: OnlineLocale;
  lang: Language;
  page: number;
  size: number;
};

const countFit = (fit: string) => sql<number>`count(*) filter (where ${reviews.fit} = ${fit})::int`;

/** What shoppers read of a product in a language; `page` is 0-based. */
export async function findProductReviews(
  db: Queryable,
  { productId, domain, lang, page, size }: PageQuery,
  now: Date,
): Promise<ProductReviews> {
  const shown = and(
    eq(reviews.productId, productId),
    eq(reviews.lang, lang),
    eq(reviews.state, 'shown'),
    sql`exists (select from products p where p.product_id = ${productId} and ${isOpen(domain, now)})`,
  );
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      average: sql<number | null>`round(avg(${reviews.rating}), 1)::float`,
      small: countFit('small'),
      true: countFit('true'),
      large: countFit('large'),
    })
    .from(reviews)
    .where(shown);
  if (counted === undefined || counted.total === 0) {
    return { total: 0, average: null, fit: null, values: [] };
  }
  const { total, average, ...opinions } = counted;
  const { reviewId, author, rating, fit, text, size: bought } = reviews;
  const values = await db
    .select({
      ...{ reviewId, author, rating, fit, text, size: bought },
      writtenOn: sql<string>`to_char(${reviews.writtenAt} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(reviews)
    .where(shown)
    .orderBy(desc(reviews.writtenAt), reviews.reviewId)
    .limit(size)
    .offset(page * size);
  return { total, average, fit: fitAdvice(opinions), values };
}

const own = {
  productId: reviews.productId,
  rating: reviews.rating,
  fit: reviews.fit,
  text: reviews.text,
  state: reviews.state,
};

/** A customer's own reviews, newest first. */
export async function findOwnReviews(db: Queryable, customerId: string): Promise<OwnReview[]> {
  return db
    .select(own)
    .from(reviews)
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.writtenAt), reviews.productId);
}

const REVIEWABLE = ORDER_STATUSES.filter(isReviewable);

/** `Claire M.`, as others read it. */
function authorOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = shownName(lastName);
  return initial === undefined ? shownName(firstName) : `${shownName(firstName)} ${initial}.`;
}

type Writing = ReviewDraft & { customerId: string; productId: string; lang: Language };

/**
 * Takes a customer's review of a product, in the place of an older one; it waits for the shop. Null
 * when the customer has no order that holds the product.
 */
export async function saveReview(
  db: Queryable,
  { customerId, productId, lang, ...draft }: Writing,
  now: Date,
): Promise<OwnReview | null> {
  const bought = await findBoughtSize(db, { customerId, productId }, REVIEWABLE);
  const customer = await findCustomer(db, customerId);
  if (bought === null || customer === null) return null;
  const written = {
    ...{ lang, ...draft, size: bought.size || null },
    ...{ author: authorOf(customer), state: 'waiting' as const, writtenAt: now },
  };
  const [saved] = await db
    .insert(reviews)
    .values({ customerId, productId, ...written })
    .onConflictDoUpdate({ target: [reviews.customerId, reviews.productId], set: written })
    .returning(own);
  return saved ?? null;
}
