import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { giftCardEnd } from '#src/domain/gift-card/bought-card.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { keptNumber } from './card-number.ts';
import { hashPin } from './pin.ts';
import { giftCards } from './tables.ts';

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const NUMBER_LENGTH = 16;

const randomNumber = () =>
  Array.from({ length: NUMBER_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const randomPin = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

export type IssuedGiftCard = { number: string; pin: string; expiresAt: Date };

const newNumber = async (sealing: Sealing) => {
  const number = randomNumber();
  const pin = randomPin();
  return { number, pin, kept: { ...keptNumber(sealing, number), pinHash: await hashPin(pin) } };
};

type CardToIssue = {
  boughtAs: string;
  cents: number;
  currency: Currency;
  domain: OnlineLocale;
  /** The order that buys it; null for goodwill. */
  orderNumber: string | null;
};

/**
 * Makes the gift card that was bought as `boughtAs`, worth so many cents; null when it was made
 * before. Its number and its PIN are returned here and never again.
 */
export async function issueGiftCard(
  tx: Transaction,
  sealing: Sealing,
  { cents, ...card }: CardToIssue,
  now: Date,
): Promise<IssuedGiftCard | null> {
  const expiresAt = giftCardEnd(now, getDomain(card.domain).iso2);
  const { number, pin, kept } = await newNumber(sealing);
  const made = await tx
    .insert(giftCards)
    .values({
      ...kept,
      ...card,
      ...{ expiresAt, valueCents: cents, balanceCents: cents, issuedAt: now },
    })
    .onConflictDoNothing({ target: giftCards.boughtAs })
    .returning({ cardId: giftCards.cardId });
  return made.length === 0 ? null : { number, pin, expiresAt };
}

/** Whether nothing was ever paid with a card: what orders and refunds call it by may change. */
export async function isUntouched(db: Queryable, boughtAs: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from gift_cards k where k.bought_as = ${boughtAs} and k.balance_cents = k.value_cents
      and not exists (select from gift_card_uses used where used.card_id = k.card_id)
      and not exists (select from orders o where o.payments @>
        jsonb_build_array(jsonb_build_object('giftCardId', k.card_id)))`);
  return rows.length > 0;
}

/**
 * A new number and PIN for a card that was never used, since the old ones are known to nobody but the
 * reader of a mail; null for one that was, or that does not exist.
 */
export async function renewGiftCard(
  tx: Transaction,
  sealing: Sealing,
  boughtAs: string,
): Promise<IssuedGiftCard | null> {
  const isIt = eq(giftCards.boughtAs, boughtAs);
  await tx.select({ cardId: giftCards.cardId }).from(giftCards).where(isIt).for('update');
  if (!(await isUntouched(tx, boughtAs))) return null;
  const { number, pin, kept } = await newNumber(sealing);
  const [card] = await tx
    .update(giftCards)
    .set(kept)
    .where(isIt)
    .returning({ expiresAt: giftCards.expiresAt });
  return card === undefined ? null : { number, pin, ...card };
}

/** The order that bought a card and the shop that it was sold in; null where no order did. */
export async function findSaleOf(
  db: Queryable,
  boughtAs: string,
): Promise<{ orderNumber: string; domain: OnlineLocale } | null> {
  const { orderNumber, domain } = giftCards;
  const [card] = await db
    .select({ orderNumber, domain })
    .from(giftCards)
    .where(eq(giftCards.boughtAs, boughtAs));
  if (card === undefined || card.orderNumber === null || card.domain === null) return null;
  return { orderNumber: card.orderNumber, domain: card.domain };
}
