/** What the shop writes about. */
export const MAIL_KINDS = ['order'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
