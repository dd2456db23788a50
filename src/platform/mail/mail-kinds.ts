/** What the shop writes about. */
export const MAIL_KINDS = ['order', 'newsletter', 'welcome', 'stock-alert'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
