import { GIFT_CARD } from '#src/domain/gift-card/gift-card.ts';
import { sumOf } from '#src/domain/money/money.ts';
import { methodRule, type PaymentWay } from '#src/domain/payment/methods.ts';
import { figuresCsv, inUnits } from '#src/domain/text/csv.ts';
import type { Account } from './accounts.ts';
import type { TaxSum } from './billed.ts';
import type { Booking } from './bookings.schema.ts';
import { vatIn } from './vat.ts';

type PaidBy = NonNullable<Booking['method']>;

/**
 * What an invoice or a credit note is in the books. Cents; those of a credit note are below zero, as
 * its sums are.
 */
type Booked = {
  /** As the takings count them. */
  sums: readonly TaxSum[];
  /** Of what is taxed, delivery and gift wrap, tax included; the rest is goods with what was taken off. */
  deliveryCents: number;
  /** Of what is taxed, what was taken off a refund for a label: above zero. */
  feeCents: number;
  /** Of what is not taxed, gift cards that are sold; the rest is donations. */
  giftCardCents: number;
  /** What paid, or is paid back to. */
  paid: readonly { method: PaidBy; cents: number }[];
};

type Line = Pick<Booking, 'account' | 'method' | 'rate' | 'debit' | 'credit'>;

const ACCOUNT_OF: Readonly<Record<Exclude<PaymentWay, 'nothing'>, Account>> = {
  ...{ card: 'card', wallet: 'wallet', voucher: 'voucher' },
  ...{ bank: 'bank', app: 'bank', 'bank-app': 'bank', code: 'bank' },
  ...{ bill: 'later', instalments: 'later' },
};

/** Where the money of a method is until it reaches the bank. */
function accountOf(method: PaidBy): Account {
  if (method === GIFT_CARD) return 'gift-cards';
  const { way } = methodRule(method);
  if (way === 'nothing') throw new Error(`${method} pays nothing`);
  return ACCOUNT_OF[way];
}

/** A credit above zero, a debit below; -0 is no number of a file. */
const line = (account: Account, cents: number, about: Partial<Line> = {}): Line[] =>
  cents === 0
    ? []
    : [
        {
          ...{ account, method: null, rate: null, ...about },
          ...{ debit: cents < 0 ? -cents : 0, credit: cents > 0 ? cents : 0 },
        },
      ];

/** What is sold at a rate, with its tax apart: goods take what rounding leaves. */
function soldLines(
  { rate, net, vat, gross }: TaxSum,
  { deliveryCents, feeCents, giftCardCents }: Booked,
) {
  if (rate === null) {
    return [...line('gift-cards', giftCardCents), ...line('donations', gross - giftCardCents)];
  }
  const netOf = (cents: number) => cents - vatIn(cents, rate);
  const [delivery, fees] = [netOf(deliveryCents), netOf(feeCents)];
  return [
    ...line('goods', net - delivery - fees, { rate }),
    ...line('delivery', delivery, { rate }),
    ...line('return-fees', fees, { rate }),
    ...line('vat', vat, { rate }),
  ];
}

/** The lines of a document, which balance: what is sold is a credit, what paid for it a debit. */
export function bookingLines(booked: Booked): Line[] {
  return [
    ...booked.sums.flatMap((sum) => soldLines(sum, booked)),
    ...booked.paid.flatMap(({ method, cents }) =>
      cents === 0 ? [] : line(accountOf(method), -cents, { method }),
    ),
  ];
}

/** Debit less credit, by account. */
export function sumsByAccount(bookings: readonly Pick<Booking, 'account' | 'debit' | 'credit'>[]) {
  const accounts = [...new Set(bookings.map(({ account }) => account))];
  return accounts.map((account) => {
    const own = bookings.filter((booking) => booking.account === account);
    return {
      account,
      debit: sumOf(own.map(({ debit }) => debit)),
      credit: sumOf(own.map(({ credit }) => credit)),
    };
  });
}

const HEAD = [
  ...['day', 'document', 'kind', 'order', 'account', 'number', 'method', 'country', 'rate'],
  ...['debit', 'credit', 'currency'],
];

/** A row for each line. */
export const bookingsCsv = (bookings: readonly Booking[]): string =>
  figuresCsv(
    HEAD,
    bookings.map(
      ({ day, document, kind, orderNumber, account, number, method, country, rate, ...one }) => [
        ...[day, document, kind, orderNumber, account, number, method ?? '', country, rate ?? ''],
        ...[one.debit, one.credit].map(inUnits),
        one.currency,
      ],
    ),
  );
