/** Rules of a new password; what a shop knows to be guessed first is the platform's to say. */

/** Longest accepted password: hashing cost must not grow with what a stranger sends. */
export const PASSWORD_MAX_LENGTH = 128;
export const PASSWORD_MIN_LENGTH = 8;

export type PasswordProblem = 'required' | 'length' | 'letter-and-digit';

/** What keeps a text from being a new password: 8 to 128 characters, a letter and a digit. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'required';
  const { length } = password;
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) return 'length';
  const isMixed = /\p{L}/u.test(password) && /\p{N}/u.test(password);
  return isMixed ? undefined : 'letter-and-digit';
}
