/** A longer address is none (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * The pattern of HTML's e-mail fields, with letters of all scripts (RFC 6531), the typographic
 * apostrophe that keyboards write, no dot at an end of the name, and a domain of two labels or more.
 */
const NAME = "[\\p{L}\\p{N}!#$%&'’*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const TOP = '(?:\\p{L}{2,63}|xn--[a-z\\d-]{2,59})';
const EMAIL = new RegExp(`^${NAME}(?:\\.${NAME})*@(?:${LABEL}\\.)+${TOP}$`, 'iu');

/** Whether a text may be an e-mail address; spaces around it do not count. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
}
