import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { maskCardNumber, readCardNumber } from '#src/domain/gift-card/gift-card.ts';
import type { listGiftCards as listCall } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import type { ListedGiftCard } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import {
  containing,
  findPage,
  findRows,
  type ListRows,
  personalDataReader,
  shopsOfPersonalData,
  when,
} from '../staff/face.ts';
import { cardIdsOf } from './card-number.ts';

type Query = z.output<typeof listCall.request.query>;

/** Signs of a number that people are shown. */
const SHOWN_SIGNS = 4;

/** A card `k` with its gift `g`, its order `o` and whom it is for, `r`. */
const FROM = sql`gift_cards k
  left join goodwill_cards g on g.gift_id = k.bought_as
  left join orders o on o.order_number = k.order_number
  left join lateral (select lower(e ->> 'recipientEmail') as email
    from jsonb_array_elements(o.gift_cards) e where e ->> 'id' = k.bought_as) r on true`;

const RECIPIENT = sql`coalesce(g.recipient_email, r.email)`;

/** How far a card is at an instant; what keeps it from paying for longest comes first. */
const stateAt = (now: Date): SQL => sql`case
  when k.blocked_at is not null then 'blocked'
  when k.expires_at <= ${now.toISOString()}::timestamptz then 'expired'
  when k.balance_cents = 0 then 'empty'
  else 'usable' end`;

/** Cards of some shops; those of no shop are for who has all. */
function visible({ shops }: Pick<StaffCaller, 'shops'>): SQL {
  if (hasAllShops({ shops })) return sql`true`;
  return shops.size === 0 ? sql`false` : sql`k.domain in ${[...shops]}`;
}

/** What a number, its last signs, an order or, where it may be read, an e-mail leads to. */
function foundBy(typed: string, sealing: Sealing, caller: StaffCaller): SQL {
  const number = readCardNumber(typed);
  const ways = [
    sql`k.card_id in ${cardIdsOf(sealing, typed)}`,
    sql`coalesce(k.order_number, g.order_number) = ${typed.toUpperCase()}`,
    ...(number.length === SHOWN_SIGNS ? [sql`k.shown_number = ${maskCardNumber(number)}`] : []),
    ...(typed.includes('@')
      ? [
          sql`(${visible({ shops: shopsOfPersonalData(caller) })}
            and (${RECIPIENT} like ${containing(typed.toLowerCase())}
              or o.customer_id in (select customer_id from customers
                where email like ${containing(typed.toLowerCase())})))`,
        ]
      : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

type Row = Omit<ListedGiftCard, 'issuedAt' | 'expiresAt'> & { issuedAt: string; expiresAt: string };

const COLUMNS = (now: Date): SQL => sql`
  k.card_id as id, k.shown_number as "shownNumber", k.domain as shop, k.currency,
  case when g.gift_id is not null then 'goodwill' when k.order_number is not null then 'bought'
    else 'elsewhere' end as origin,
  ${stateAt(now)} as state, k.value_cents as "valueCents", k.balance_cents as "balanceCents",
  k.issued_at as "issuedAt", k.expires_at as "expiresAt",
  coalesce(k.order_number, g.order_number) as "orderNumber", ${RECIPIENT} as "recipientEmail"`;

const giftCardRows = (sealing: Sealing, caller: StaffCaller, now: Date): ListRows<Query> => ({
  columns: COLUMNS(now),
  from: FROM,
  which: ({ q, shop, state }) => [
    visible(caller),
    when(shop, (one) => sql`k.domain = ${one}`),
    when(state, (one) => sql`${stateAt(now)} = ${one}`),
    when(q, (typed) => foundBy(typed, sealing, caller)),
  ],
  sorted: {
    issuedAt: sql`k.issued_at`,
    balance: sql`k.balance_cents`,
    expiresAt: sql`k.expires_at`,
  },
  key: sql`k.card_id`,
});

const listedFor = (caller: StaffCaller) => {
  const isOpen = personalDataReader(caller);
  return ({ recipientEmail, issuedAt, expiresAt, ...row }: Row): ListedGiftCard => ({
    ...row,
    recipientEmail:
      recipientEmail === null || isOpen(row.shop) ? recipientEmail : maskEmail(recipientEmail),
    issuedAt: new Date(issuedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  });
};

/** A page of the gift cards of the caller's shops. */
export async function listGiftCards(
  { db, sealing }: { db: Queryable; sealing: Sealing },
  caller: StaffCaller,
  query: Query,
  now: Date,
): Promise<{ values: ListedGiftCard[]; total: number }> {
  const { rows, total } = await findPage<Row, Query>(db, giftCardRows(sealing, caller, now), query);
  return { values: rows.map(listedFor(caller)), total };
}

async function findCards(
  db: Queryable,
  caller: StaffCaller,
  found: { which: SQL; after?: SQL },
  now: Date,
): Promise<ListedGiftCard[]> {
  const rows = await findRows<Row>(db, { columns: COLUMNS(now), from: FROM }, found);
  return rows.map(listedFor(caller));
}

/** One card of the caller's shops; null where there is none. */
export async function findListed(
  db: Queryable,
  caller: StaffCaller,
  cardId: string,
  now: Date,
): Promise<ListedGiftCard | null> {
  const which = sql`${visible(caller)} and k.card_id = ${cardId}`;
  const [found] = await findCards(db, caller, { which }, now);
  return found ?? null;
}

/** The cards that a customer bought or was given, the newest first. */
export async function findCardsOf(
  db: Queryable,
  caller: StaffCaller,
  { customerId, email }: { customerId: string; email: string },
  now: Date,
): Promise<ListedGiftCard[]> {
  const which = sql`${visible(caller)}
    and (o.customer_id = ${customerId} or ${RECIPIENT} = ${email.toLowerCase()})`;
  const after = sql`order by k.issued_at desc, k.card_id limit 25`;
  return findCards(db, caller, { which, after }, now);
}
