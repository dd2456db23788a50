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
  | ('staff-invitation' | 'staff-password' | 'staff-given')
  | ('reservation' | 'reservation-cancelled')
  | ('password-reset' | 'new-email' | 'sign-in-code' | AccountNotice);
