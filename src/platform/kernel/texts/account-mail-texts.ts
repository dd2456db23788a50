/** What is told to an address because something happened to its account. */
export type NoticeTexts = {
  subject: (brand: string) => string;
  title: string;
  /** `when` is a day and a time as people of the shop write them. */
  lead: (when: string) => string;
  /** What to do if it was somebody else. */
  advice: string | ((restorableDays: string) => string);
  link: string;
};

/** What happens to an account that its owner is written about. */
export const ACCOUNT_NOTICES = [
  'password-changed',
  'password-removed',
  'passkey-added',
  'provider-connected',
  'email-changed',
  'account-deleted',
  'account-merged',
  'account-opened',
  'account-reactivated',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** A mail with a link of one use. */
export type LinkMailTexts = {
  subject: (brand: string) => string;
  title: string;
  lead: (brand: string) => string;
  link: string;
  notYou: string;
};

/** A mail with a code to be typed where it was asked for. */
export type CodeMailTexts = {
  signature: (brand: string) => string;
  subject: (brand: string) => string;
  title: string;
  /** What lists of mails show beside the subject. */
  preview: (code: string) => string;
  lead: (brand: string) => string;
  notYou: string;
};

/** Words of the mails about an account itself. */
export type AccountMailTexts = {
  signature: (brand: string) => string;
  reset: LinkMailTexts;
  /** To somebody who wants to sign in, with an account or without. */
  code: CodeMailTexts;
  /** What another code says to somebody who orders as a guest. */
  guestCode: Pick<CodeMailTexts, 'signature' | 'title' | 'lead'>;
  /** To the address that an account is to have. */
  newEmail: LinkMailTexts;
  notices: Record<AccountNotice, NoticeTexts>;
};
