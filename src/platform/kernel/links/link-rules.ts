/**
 * Every link that is mailed or shown and works without a sign-in, the code of a sign-in included, and
 * what ends it. The table is the authority: stores take lifetimes from it, `endLinks` what an event
 * ends, and a contract test walks all of its cells. There is no link for a sign-up: an account opens
 * with its password, or with a code.
 */

import { DRAFT_ORDER_DAYS } from '#src/domain/draft-order/draft-order.ts';
import { ORDER_RIGHTS_DAYS } from '#src/domain/order/order-rights.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What happens to an account, or to the sign-in that asked for a link. */
export const ACCOUNT_EVENTS = [
  'passwordChanged',
  'passwordReset',
  /** The sign-in that asked for the link ended, however that came about. */
  'askingSignInEnded',
  /** The customer ended a sign-in from the list of devices. */
  'deviceSignedOut',
  'signedOutEverywhere',
  'accountDeleted',
  'emailChanged',
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

type Outcome = 'ends' | 'survives';
type LinkRule = Readonly<Record<AccountEvent | 'used', Outcome>> & {
  /** How long it works, in milliseconds; null for one that no time ends. */
  lifetimeMs: number | null;
};

/** Changes how to sign in: whatever an owner does to protect the account ends it. */
const KEY_TO_THE_ACCOUNT = {
  used: 'ends',
  passwordChanged: 'ends',
  passwordReset: 'ends',
  deviceSignedOut: 'ends',
  signedOutEverywhere: 'ends',
  accountDeleted: 'ends',
  emailChanged: 'ends',
} as const;

/** Opens no account: changes of sign-in do not matter to it. */
const NO_KEY = {
  used: 'survives',
  passwordChanged: 'survives',
  passwordReset: 'survives',
  askingSignInEnded: 'survives',
  deviceSignedOut: 'survives',
  signedOutEverywhere: 'survives',
  accountDeleted: 'survives',
  emailChanged: 'survives',
} as const;

export const LINKS = {
  /** Requested by a visitor. The mail names the time. */
  passwordReset: { ...KEY_TO_THE_ACCOUNT, lifetimeMs: 30 * MINUTE, askingSignInEnded: 'survives' },
  /** Six digits, for the browser that asked for them. */
  signInCode: { ...KEY_TO_THE_ACCOUNT, lifetimeMs: 10 * MINUTE, askingSignInEnded: 'survives' },
  emailChange: { ...KEY_TO_THE_ACCOUNT, lifetimeMs: 30 * MINUTE, askingSignInEnded: 'ends' },
  /** The mailbox consents, with or without an account; one that was given up is not written to. */
  newsletterConfirmation: {
    ...NO_KEY,
    lifetimeMs: 48 * HOUR,
    used: 'ends',
    accountDeleted: 'ends',
  },
  /** A mail may be read again years later, and its link must still do what it says. */
  newsletterUnsubscribe: { ...NO_KEY, lifetimeMs: null },
  /** The law wants no sign-in in the way of an order and its withdrawal, nor an account. */
  order: { ...NO_KEY, lifetimeMs: ORDER_RIGHTS_DAYS * DAY },
  /** Opened by the number and the e-mail of an order: for one visit. */
  claimedOrder: { ...NO_KEY, lifetimeMs: HOUR },
  /** Pays what the staff made for a customer, who signs in first; the row of it says how long. */
  paymentLink: { ...NO_KEY, lifetimeMs: DRAFT_ORDER_DAYS * DAY, accountDeleted: 'ends' },
  /** The order's link; what was taken back once is not taken back again. */
  withdrawal: { ...NO_KEY, lifetimeMs: ORDER_RIGHTS_DAYS * DAY },
  /** Its owner ends it by unsharing. */
  sharedWishlist: { ...NO_KEY, lifetimeMs: null, accountDeleted: 'ends' },
  /** Copies items and quantities, nothing of their owner. */
  sharedCart: { ...NO_KEY, lifetimeMs: null },
  /** To somebody of the staff, who has no account of a customer either. */
  staffInvitation: { ...NO_KEY, lifetimeMs: 7 * DAY, used: 'ends' },
  /** To a member of the staff who forgot the password. The mail names the time. */
  staffPassword: { ...NO_KEY, lifetimeMs: 30 * MINUTE, used: 'ends' },
  /** Belongs to an editor, who has no account of a customer. */
  contentPreview: { ...NO_KEY, lifetimeMs: 4 * HOUR },
} as const satisfies Record<string, LinkRule>;

export type LinkKind = keyof typeof LINKS;

/** Links issued at or before this instant are too old. */
export const issuedSince = (
  kind: { [K in LinkKind]: (typeof LINKS)[K]['lifetimeMs'] extends number ? K : never }[LinkKind],
  now: Date,
): Date => new Date(now.getTime() - LINKS[kind].lifetimeMs);
