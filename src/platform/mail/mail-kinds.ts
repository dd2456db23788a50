/** What the shop writes about. */
export const MAIL_KINDS = [
  'order',
  'gift-card',
  'newsletter',
  'welcome',
  'stock-alert',
  'withdrawal',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
