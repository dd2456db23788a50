/**
 * A mail as data, in the reader's words: what is read as HTML and what is read as plain text come
 * from the same blocks, so neither says more than the other.
 */
export type MailContent = {
  subject: string;
  /** The line that lists of mails show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
};

export type MailBlock =
  /** `isOurs`: nothing in it was typed by a customer, so what it names may be a link. */
  | { kind: 'text'; text: string; isOurs?: boolean }
  | { kind: 'items'; items: readonly MailItem[] }
  | { kind: 'sums'; sums: readonly MailSum[] }
  /** `isSecret`: a reader of them has what they name, such as a gift card. */
  | { kind: 'lines'; title: string; lines: readonly string[]; isSecret?: boolean; isOurs?: boolean }
  /** To be typed somewhere else; a reader of it has what it opens. */
  | { kind: 'code'; code: string }
  /** For the eye alone: an absolute URL, and the shape that it is drawn in. */
  | { kind: 'picture'; url: string; width: number; height: number }
  | { kind: 'link'; label: string; url: string };

/** A line of goods. */
export type MailItem = {
  name: string;
  /** Size, colour and the like. */
  details: readonly string[];
  /** As it is written: `29,99 €`. */
  amount: string;
  /** Absolute URL of a picture 160 pixels wide; null where there is none. */
  picture: string | null;
};

export type MailSum = { label: string; amount: string; isTotal: boolean };

/** What all mails of a shop have around them. */
export type MailFrame = { lang: string; brandName: string; shopUrl: string; signature: string };
