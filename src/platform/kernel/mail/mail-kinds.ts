import type { AccountNotice } from '../texts/account-mail-texts.ts';

/** What the shop writes about. */
export type MailKind =
  | (
      | 'order'
      | 'shipping'
      | 'withdrawal'
      | 'return'
      | 'refund'
      | 'gift-card'
      | 'newsletter'
      | 'welcome'
      | 'stock-alert'
      | 'payment-link'
    )
  | 'test'
  | ('staff-invitation' | 'staff-password' | 'staff-given')
  | ('reservation' | 'reservation-cancelled')
  | ('password-reset' | 'new-email' | 'sign-in-code' | AccountNotice);

/** The jobs that write mails of these kinds again; other mails are about what is over by then. */
export const MAIL_WRITERS = {
  order: 'write-order-mail',
  shipping: 'write-shipping-mail',
  withdrawal: 'write-return-mail',
  return: 'write-return-mail',
  refund: 'write-refund-mail',
  'gift-card': 'renew-gift-card',
  reservation: 'write-reservation-mail',
  'reservation-cancelled': 'write-cancellation-mail',
} as const satisfies Partial<Record<MailKind, string>>;

/** The job that writes a mail of a kind again, from what the mail is about. */
export function writerOf(kind: MailKind): string | undefined {
  const writers: Partial<Record<MailKind, string>> = MAIL_WRITERS;
  return writers[kind];
}
