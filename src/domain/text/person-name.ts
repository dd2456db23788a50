/** Tags and entities of HTML, and signs that turn the direction of the text around a name. */
const MARKUP = /[<>]|&#?\w+;/;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/**
 * A scheme, `www.`, an e-mail, or a host: two signs or more, a dot, and the ending of a country or one
 * that is sold to everybody. `J. R.`, `J.R.`, `St.John` and `d/o` are names.
 */
const LINK =
  /\/\/|\bwww\.|@|[\p{L}\p{N}-]{2,}\.(?:\p{L}{2}|com|net|org|info|biz|xyz|top|shop|store|site|online|app|dev|link|click|club|live|example|test)(?![\p{L}\p{N}])/iu;

/**
 * Whether a text may be the name of a person, in any language: one that readers, mails and papers show
 * as it is, so it holds no markup, no link and no sign that turns the text around it.
 */
export const isPersonName = (text: string): boolean =>
  !MARKUP.test(text) && !DIRECTION.test(text) && !LINK.test(text);
