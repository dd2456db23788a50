import { asc, eq } from 'drizzle-orm';
import { requireFound } from '#src/domain/errors.ts';
import { sumOf } from '#src/domain/money/money.ts';
import { promotionStateOf } from '#src/domain/promotion/promotion-terms.ts';
import type {
  PromotionTrial,
  PromotionTrialBody,
  TrialWhyNot,
} from '#src/domain/promotion/promotion-trial.schema.ts';
import type { Promoted } from '#src/domain/promotion/seen-promotion.ts';
import { instantIn } from '#src/domain/shop/local-time.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findLineProducts } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { promoteOpen } from './promote.ts';
import { promotions, promotionTerms } from './tables.ts';
import { findCodes } from './typed-codes.ts';

/** Promotions of a shop that are over for longer are not named. */
const NAMED_AFTER_MS = 30 * 86_400_000;

type Known = typeof promotionTerms.$inferSelect &
  Pick<typeof promotions.$inferSelect, 'name' | 'asked'>;

async function findKnown(db: Queryable, domain: PromotionTrialBody['shop']): Promise<Known[]> {
  const rows = await db
    .select()
    .from(promotionTerms)
    .innerJoin(promotions, eq(promotions.promotionId, promotionTerms.promotionId))
    .where(eq(promotionTerms.domain, domain))
    .orderBy(asc(promotionTerms.beginsAt), asc(promotions.promotionId));
  return rows.map(({ promotion_terms: term, promotions: { name, asked } }) => ({
    ...{ ...term, name, asked },
  }));
}

type Tried = { isMember: boolean; typed: ReadonlySet<string>; at: Date };

/** Why a promotion is not asked at an instant; null where it is, `hidden` where it is not even named. */
function notAsked(known: Known, { isMember, typed, at }: Tried): TrialWhyNot | 'hidden' | null {
  const { beginsAt, endsAt, stoppedAt, asked } = known;
  const state = promotionStateOf(known, at);
  if (state === 'withdrawn' || (stoppedAt !== null && stoppedAt <= beginsAt)) return 'hidden';
  if (state === 'planned') return { reason: 'not-yet', begins: beginsAt.toISOString() };
  const ended = state === 'over' ? endsAt : state === 'stopped' ? stoppedAt : null;
  if (ended !== null) {
    const isOld = ended.getTime() < at.getTime() - NAMED_AFTER_MS;
    return isOld ? 'hidden' : { reason: 'over', ended: ended.toISOString() };
  }
  if (asked.reach === 'code' && !typed.has(known.promotionId)) return { reason: 'no-code' };
  return asked.reach === 'members' && !isMember ? { reason: 'members-only' } : null;
}

/** What each unit of a sku costs in the end, the dearest first. */
function unitsOf(
  promoted: readonly Promoted[],
  { sku, quantity, cents }: { sku: string; quantity: number; cents: number },
) {
  const units = Array.from({ length: quantity }, (_, unit) =>
    promoted.reduce((left, { units: off }) => left - (off.get(sku)?.[unit] ?? 0), cents),
  );
  return units.toSorted((one, other) => other - one);
}

/**
 * What a cart of the staff's would get of all promotions of a shop at an instant, and why it does not get
 * the others. Throws NOT_FOUND for a shop that is not the caller's.
 */
export async function tryPromotions(
  db: Queryable,
  caller: StaffCaller,
  { shop: domain, at: asked, isMember, items, codes = [] }: PromotionTrialBody,
  now: Date,
): Promise<PromotionTrial> {
  const open = await findWebDomainsOf(db, caller);
  const { devise } = requireFound(open.find((one) => one.domain === domain) ?? null, 'NOT_FOUND');
  const at = asked === null ? now : instantIn(domain, asked);
  const { lang } = getDomain(domain);
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of items) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  // Prices of members are told to who is one.
  const reader = { domain, lang, customerId: isMember ? 'member' : null };
  const found = await findLineProducts(db, [...quantities.keys()], reader, at);
  const sold = [...quantities].flatMap(([sku, quantity]) => {
    const product = found.get(sku)?.product;
    return product === undefined ? [] : [{ sku, quantity, product }];
  });
  const known = await findKnown(db, domain);
  const typed = await findCodes(db, codes);
  const tried = { isMember, typed: new Set(typed.map(({ promotionId }) => promotionId)), at };
  const running = known.filter((one) => notAsked(one, tried) === null);
  const promoted = await promoteOpen(
    db,
    running.map(({ promotionId: id, asked: promotion }) => ({ id, asked: promotion })),
    {
      ...{ cartId: '', customerId: null, codes: typed, isGiftThere: async () => true },
      had: new Set(running.map(({ promotionId }) => promotionId)),
    },
    {
      lines: sold.map(({ product: { productId, price }, ...line }) => ({
        ...line,
        productId,
        price,
      })),
      ...{ currency: devise, delivery: null },
    },
  );
  const lines = sold.map(({ product, ...line }) => ({
    ...line,
    product,
    units: unitsOf(promoted, { ...line, cents: product.price.centAmount }),
  }));
  return {
    ...{ currency: devise, at: at.toISOString(), lines },
    unsold: [...quantities.keys()].filter((sku) => !found.has(sku)),
    goodsCents: sumOf(lines.map(({ product, quantity }) => product.price.centAmount * quantity)),
    totalCents: sumOf(lines.flatMap(({ units }) => units)),
    promotions: known.flatMap((one) => {
      const why = notAsked(one, tried);
      const result = promoted.find(({ id }) => id === one.promotionId);
      if (why === 'hidden') return [];
      const named = { id: one.promotionId, name: one.name, label: one.asked.labels[lang] };
      const { cents = 0, freeMethods = [], whyNot = null, next = null } = result ?? {};
      return [{ ...named, cents, freeMethods: [...freeMethods], whyNot: why ?? whyNot, next }];
    }),
  };
}
