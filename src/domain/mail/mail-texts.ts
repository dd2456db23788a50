/** What a sentence of a mail has from what the mail is about. */
export const PLACEHOLDERS = [
  'amount',
  'brand',
  'carrier',
  'code',
  'day',
  'days',
  'firstName',
  'orderNumber',
  'product',
  'recipient',
  'returnNumber',
  'sender',
  'trackingNumber',
  'until',
  'when',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A reader understands the sentence without it. */
const MAY_BE_LEFT_OUT: readonly Placeholder[] = ['brand', 'firstName', 'recipient'];

type Texts = Readonly<Record<string, readonly Placeholder[]>>;

/** A mail with a link of one use, by the path of its words. */
const linkMail = <const P extends string>(path: P) =>
  ({
    [`${path}.subject`]: ['brand'],
    [`${path}.title`]: [],
    [`${path}.lead`]: ['brand'],
    [`${path}.link`]: [],
    [`${path}.notYou`]: [],
  }) satisfies Texts;

const notice = (kind: string, advice: readonly Placeholder[] = []): Texts => ({
  [`account.notices.${kind}.subject`]: ['brand'],
  [`account.notices.${kind}.title`]: [],
  [`account.notices.${kind}.lead`]: ['when'],
  [`account.notices.${kind}.advice`]: advice,
  [`account.notices.${kind}.link`]: [],
});

/**
 * The texts of mails that a retailer may change, by kind of mail: where each lies in the texts that
 * ship, with its placeholders in the order in which they are given to it. What several kinds have in
 * common is there once.
 */
export const MAIL_TEXTS = {
  order: {
    'order.subject': ['orderNumber'],
    'order.title': ['firstName'],
    'order.lead': ['orderNumber', 'day'],
  },
  shipping: {
    'shipping.subject': ['orderNumber'],
    'shipping.title': [],
    'shipping.lead': ['orderNumber', 'carrier'],
    'shipping.tracking': ['trackingNumber'],
  },
  withdrawal: {
    'withdrawal.subject': ['orderNumber'],
    'withdrawal.title': [],
    'withdrawal.lead': ['orderNumber', 'when'],
    'withdrawal.next': [],
  },
  return: {
    'return.subject': ['returnNumber'],
    'return.title': [],
    'return.lead': ['orderNumber', 'returnNumber'],
    'return.print': [],
    'return.refund': ['amount', 'days'],
  },
  refund: {
    'refund.subject': ['orderNumber'],
    'refund.title': [],
    'refund.lead': ['orderNumber', 'amount'],
    'refund.plainLead': ['orderNumber', 'amount'],
    'refund.bankNext': [],
    'refund.giftCardNext': [],
  },
  'payment-link': {
    'paymentLink.subject': ['brand'],
    'paymentLink.title': ['firstName'],
    'paymentLink.lead': ['brand'],
    'paymentLink.link': [],
    'paymentLink.noDelivery': [],
    'paymentLink.terms': ['day'],
    'paymentLink.signature': ['brand'],
    'paymentLink.addedSubject': ['orderNumber'],
    'paymentLink.addedTitle': [],
    'paymentLink.addedLead': ['orderNumber'],
  },
  'gift-card': {
    'giftCard.subjectFrom': ['sender', 'brand'],
    'giftCard.titleFrom': ['recipient', 'sender'],
    'giftCard.lead': ['amount', 'day'],
    'giftCard.link': [],
    'giftCard.signature': ['brand'],
    'giftCard.subject': ['brand'],
    'giftCard.title': ['recipient'],
  },
  'stock-alert': {
    'stockAlert.subject': ['product'],
    'stockAlert.title': [],
    'stockAlert.lead': ['product'],
    'stockAlert.link': [],
    'stockAlert.signature': ['brand'],
    'stockAlert.shoeTitle': [],
    'stockAlert.shoeLead': ['product'],
  },
  reservation: {
    'reservation.madeSubject': ['product'],
    'reservation.madeTitle': [],
    'reservation.madeLead': ['until'],
  },
  'reservation-cancelled': {
    'reservation.cancelledSubject': ['product'],
    'reservation.cancelledTitle': [],
    'reservation.cancelledLead': ['when'],
  },
  newsletter: {
    'newsletter.confirmSubject': ['brand'],
    'newsletter.confirmTitle': [],
    'newsletter.confirmLead': ['brand'],
    'newsletter.confirmLink': [],
    'newsletter.notYou': [],
  },
  welcome: {
    'newsletter.welcomeSubject': ['brand'],
    'newsletter.welcomeTitle': [],
    'newsletter.welcomeLead': ['brand'],
    'newsletter.leaveLead': [],
    'newsletter.leaveLink': [],
  },
  'sign-in-code': {
    'account.code.subject': ['brand'],
    'account.code.title': [],
    'account.code.preview': ['code'],
    'account.code.lead': ['brand'],
    'account.code.notYou': [],
    'account.code.signature': ['brand'],
    'account.guestCode.title': [],
    'account.guestCode.lead': ['brand'],
    'account.guestCode.signature': ['brand'],
  },
  'password-reset': linkMail('account.reset'),
  'new-email': linkMail('account.newEmail'),
  'password-changed': notice('password-changed'),
  'password-removed': notice('password-removed'),
  'passkey-added': notice('passkey-added'),
  'provider-connected': notice('provider-connected'),
  'email-changed': notice('email-changed'),
  'account-opened': notice('account-opened'),
  'account-merged': notice('account-merged'),
  'account-deleted': notice('account-deleted', ['days']),
  'account-reactivated': notice('account-reactivated'),
  shared: {
    'order.track': [],
    'order.link': [],
    signature: ['brand'],
    'return.how': [],
    'return.dropOff': ['carrier', 'day'],
    'return.free': [],
    'return.paid': [],
    'return.link': [],
    'reservation.store': [],
    'reservation.number': [],
    'reservation.link': [],
    'reservation.signature': ['brand'],
    'newsletter.signature': ['brand'],
    'account.signature': ['brand'],
  },
} as const satisfies Record<string, Texts>;
export type MailTextsKind = keyof typeof MAIL_TEXTS;

export const isMailTextsKind = (name: string): name is MailTextsKind =>
  Object.hasOwn(MAIL_TEXTS, name);
export const MAIL_TEXTS_KINDS = Object.keys(MAIL_TEXTS).filter(isMailTextsKind);

/** The texts of a kind of mail with their placeholders. */
export const textsOf = (
  kind: MailTextsKind,
): [key: string, placeholders: readonly Placeholder[]][] =>
  Object.entries<readonly Placeholder[]>(MAIL_TEXTS[kind]);

/** Mail readers cut subjects long before it; sentences are that long in no mail. */
export const MAX_SUBJECT = 150;
export const MAX_MAIL_TEXT = 1_500;

const isSubject = (key: string) => /subject\w*$/i.test(key);
export const maxLengthOf = (key: string) => (isSubject(key) ? MAX_SUBJECT : MAX_MAIL_TEXT);

const PLACED = /\{([^{}]*)\}/g;

/** A text with its placeholders replaced by what `write` answers. */
export const fillText = (text: string, write: (name: string) => string): string =>
  text.replaceAll(PLACED, (_, name: string) => write(name));

export type TextFault =
  | { kind: 'empty' | 'long' | 'lines' }
  | { kind: 'unknown' | 'missing'; name: string };

/** Why a text cannot be used; null where it can. */
export function faultOf(
  key: string,
  text: string,
  placeholders: readonly Placeholder[],
): TextFault | null {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > maxLengthOf(key)) return { kind: 'long' };
  if (isSubject(key) && text.includes('\n')) return { kind: 'lines' };
  const named = [...text.matchAll(PLACED)].map(([, name = '']) => name);
  const unknown = named.find((name) => !placeholders.some((known) => known === name));
  if (unknown !== undefined) return { kind: 'unknown', name: unknown };
  const missing = placeholders.find(
    (name) => !MAY_BE_LEFT_OUT.includes(name) && !named.includes(name),
  );
  return missing === undefined ? null : { kind: 'missing', name: missing };
}
