import { NAME_MAX_LENGTH } from '#src/domain/account/account.values.ts';
import { PASSWORD_MAX_LENGTH, passwordProblem } from '#src/domain/account/password.ts';
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/newsletter/email.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '#src/domain/sign-in/passkeys.schema.ts';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { tidyLine } from '#src/domain/text/typed-text.ts';
import { containsWord, isCommonPassword } from '../kernel/passwords/common-passwords.ts';
import type { PlatformTexts } from '../kernel/texts/text-types.ts';

export type ProblemName = keyof PlatformTexts['signInProblems'];
/** Field name -> what is wrong with it, by the name of its sentence. */
type FieldProblems<Field extends string> = Partial<Record<Field, ProblemName>>;

const TOKEN_LENGTH = 64;

/** One line; no longer than one character above `max`, which is refused, never cut. */
function line(form: URLSearchParams, name: string, max: number): string {
  return tidyLine(form.get(name) ?? '').slice(0, max + 1);
}

function nameProblem(name: string, missing: ProblemName): ProblemName | undefined {
  if (name === '') return missing;
  if (!isPersonName(name)) return 'nameInvalid';
  return name.length > NAME_MAX_LENGTH ? 'nameTooLong' : undefined;
}

function emailProblem(email: string): ProblemName | undefined {
  if (email === '') return 'emailMissing';
  return isEmail(email) ? undefined : 'emailInvalid';
}

/** `own`: names of the shop and of the owner, which a password must not have in it. */
function newPasswordProblem(password: string, own: readonly string[]): ProblemName | undefined {
  if (passwordProblem(password) !== undefined) return 'passwordWeak';
  if (isCommonPassword(password)) return 'passwordCommon';
  return containsWord(password, own) ? 'passwordNamed' : undefined;
}

function collect<Field extends string>(problems: Record<Field, ProblemName | undefined>) {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return found.length === 0 ? null : (Object.fromEntries(found) as FieldProblems<Field>);
}

/** What was typed into the sign-in form, and what is wrong with it (null when nothing is). */
export function readSignInForm(form: URLSearchParams) {
  const values = {
    email: line(form, 'email', MAX_EMAIL_LENGTH),
    password: (form.get('password') ?? '').slice(0, PASSWORD_MAX_LENGTH + 1),
    remembered: form.get('remember') === 'yes',
  };
  const problems = collect({
    email: emailProblem(values.email),
    password: values.password === '' ? 'passwordMissing' : undefined,
  });
  return { values, problems };
}

/** The e-mail that a code is to be sent to, and what is wrong with it. */
export function readAskCodeForm(form: URLSearchParams) {
  const email = line(form, 'email', MAX_EMAIL_LENGTH);
  const values = { email, remembered: form.get('remember') === 'yes' };
  return { values, problems: collect({ email: emailProblem(email) }) };
}

const CODE_LENGTH = 6;

/** A code as it was typed or pasted: with spaces or a dash between its digits, or without. */
export function readCodeForm(form: URLSearchParams): { code: string; problem: ProblemName | null } {
  const code = line(form, 'code', TOKEN_LENGTH).replaceAll(/[\s\p{Pd}]/gu, '');
  const isWhole = /^\d+$/.test(code) && code.length === CODE_LENGTH;
  return { code, problem: isWhole ? null : 'codeMissing' };
}

/** As long as the body of a form may be: the answer is judged by what it says. */
const ANSWER_LENGTH = 16 * 1024;
const answerOf = (form: URLSearchParams) => (form.get('answer') ?? '').slice(0, ANSWER_LENGTH);

/** What an authenticator answered at a sign-in, and the e-mail that was typed beside. */
export function readPasskeyForm(form: URLSearchParams) {
  const email = line(form, 'email', MAX_EMAIL_LENGTH);
  return { answer: answerOf(form), email, remembered: form.get('remember') === 'yes' };
}

/** A passkey that an authenticator made, and what its owner calls it. */
export function readNewPasskeyForm(form: URLSearchParams) {
  const name = line(form, 'name', PASSKEY_NAME_MAX_LENGTH).slice(0, PASSKEY_NAME_MAX_LENGTH);
  return { answer: answerOf(form), name };
}

/** The e-mail whose password was forgotten, and what is wrong with it. */
export function readForgottenForm(form: URLSearchParams) {
  const email = line(form, 'email', MAX_EMAIL_LENGTH);
  return { values: { email }, problems: collect({ email: emailProblem(email) }) };
}

/** Names of the shop, and of the owner of the account that a link leads to. */
type OwnOfToken = (token: string) => Promise<readonly string[]>;

/** The link of a mail and the password to be; what is wrong with the latter. */
export async function readNewPasswordForm(form: URLSearchParams, ownOf: OwnOfToken) {
  const values = {
    token: line(form, 'token', TOKEN_LENGTH),
    password: (form.get('password') ?? '').slice(0, PASSWORD_MAX_LENGTH + 1),
  };
  const own = await ownOf(values.token);
  return { values, problems: collect({ password: newPasswordProblem(values.password, own) }) };
}

/** The link of the mail to a new e-mail, and that e-mail as the page showed it. */
export function readNewEmailForm(form: URLSearchParams) {
  const email = line(form, 'email', MAX_EMAIL_LENGTH);
  return { token: line(form, 'token', TOKEN_LENGTH), email };
}

/** What was typed into the form of a new account, and what is wrong with it. */
export function readCreateAccountForm(
  form: URLSearchParams,
  ownOf: (email: string) => readonly string[],
) {
  const values = {
    firstName: line(form, 'firstName', NAME_MAX_LENGTH),
    lastName: line(form, 'lastName', NAME_MAX_LENGTH),
    email: line(form, 'email', MAX_EMAIL_LENGTH),
    password: (form.get('password') ?? '').slice(0, PASSWORD_MAX_LENGTH + 1),
  };
  const problems = collect({
    firstName: nameProblem(values.firstName, 'firstNameMissing'),
    lastName: nameProblem(values.lastName, 'lastNameMissing'),
    email: emailProblem(values.email),
    password: newPasswordProblem(values.password, ownOf(values.email)),
  });
  return { values, problems };
}
