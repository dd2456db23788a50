import { readPhoneNumber } from '#src/domain/address/phone-number.ts';
import { fitsMask } from '#src/domain/gift-card/mask.ts';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { bareCode, tidyLine } from '#src/domain/text/typed-text.ts';
import type { Client } from './account.schema.ts';
import { GENDERS, type Gender, NAME_MAX_LENGTH } from './account.values.ts';

/** What customers say of themselves (specification §3 "Client"); e-mail and password have their own ways. */
export const PROFILE_FIELDS = [
  'gender',
  'firstName',
  'lastName',
  'birthday',
  'phoneNumberCountry',
  'phoneNumber',
  'fiscalNumber',
] as const satisfies readonly (keyof Client)[];
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** As a form holds it: an empty text where nothing is known. */
export type Profile = Record<Exclude<ProfileField, 'gender'>, string> & { gender: Gender | '' };
export type ProfileProblem = 'required' | 'format' | 'name-format' | 'too-long' | 'too-young';

/** Age from which somebody may hold an account, in years. */
export const MIN_AGE = 16;
const MAX_AGE = 120;

/** The number that a country's invoices ask for; other countries ask for none. */
const FISCAL_NUMBERS: ReadonlyMap<string, { mask: string; example: string }> = new Map([
  ['ES', { mask: 'X#######A', example: '12345678Z' }],
  ['IT', { mask: 'AAAAAA##A##A###A', example: 'RSSMRA85T10A562S' }],
]);

/** What the fiscal number of a country (alpha-2) looks like, or null where none is asked for. */
export function fiscalNumberExample(country: string): string | null {
  return FISCAL_NUMBERS.get(country)?.example ?? null;
}

/** Whether a fiscal number is one of a country's; none is known of other countries. */
function isFiscalNumber(text: string): boolean {
  return [...FISCAL_NUMBERS.values()].some(({ mask }) => fitsMask(mask, text));
}

/** A day of the calendar (`YYYY-MM-DD`) in ms, or null when there is no such day. */
function dayOf(text: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (day === null || Number.isNaN(day.getTime())) return null;
  return day.toISOString().startsWith(text) ? day.getTime() : null;
}

const yearsBefore = (now: number, years: number) => {
  const day = new Date(now);
  return day.setUTCFullYear(day.getUTCFullYear() - years);
};

function birthdayProblem(birthday: string, now: number): ProfileProblem | undefined {
  const day = dayOf(birthday);
  if (day === null || day > now || day < yearsBefore(now, MAX_AGE)) return 'format';
  return day > yearsBefore(now, MIN_AGE) ? 'too-young' : undefined;
}

/**
 * The given fields as they are judged and sent: one space where white space or control characters
 * were, numbers without the signs that people put between their parts.
 */
export function tidyProfile<T extends Partial<Profile>>(profile: T): T {
  const { firstName, lastName, birthday, phoneNumber, fiscalNumber } = profile;
  const country = profile.phoneNumberCountry ?? '';
  return {
    ...profile,
    ...(firstName !== undefined && { firstName: tidyLine(firstName) }),
    ...(lastName !== undefined && { lastName: tidyLine(lastName) }),
    ...(birthday !== undefined && { birthday: tidyLine(birthday) }),
    ...(phoneNumber !== undefined && {
      phoneNumber: readPhoneNumber(phoneNumber, country) ?? tidyLine(phoneNumber),
    }),
    ...(fiscalNumber !== undefined && { fiscalNumber: bareCode(fiscalNumber) }),
  };
}

/** What is wrong with the filled fields of a profile; `now` in ms. Names may not be empty. */
export function profileProblems(
  profile: Partial<Profile>,
  now: number,
): Partial<Record<ProfileField, ProfileProblem>> {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    const text = profile[name];
    if (text?.trim() === '') problems[name] = 'required';
    if (text !== undefined && text.length > NAME_MAX_LENGTH) problems[name] = 'too-long';
    if (text !== undefined && !isPersonName(text)) problems[name] = 'name-format';
  }
  const { birthday, phoneNumber, phoneNumberCountry = '', fiscalNumber } = profile;
  const born = birthday ? birthdayProblem(birthday, now) : undefined;
  if (born !== undefined) problems.birthday = born;
  if (phoneNumber && readPhoneNumber(phoneNumber, phoneNumberCountry) === null) {
    problems.phoneNumber = 'format';
  }
  if (fiscalNumber && !isFiscalNumber(fiscalNumber)) problems.fiscalNumber = 'format';
  return problems;
}

/** Only the filled fields are sent (§5): not '', null or undefined; false and 0 are. */
export function filledFields<T extends object>(fields: T): Partial<T> {
  const filled: Partial<T> = { ...fields };
  for (const name in filled) {
    const value: unknown = filled[name];
    if (value === '' || value === null || value === undefined) Reflect.deleteProperty(filled, name);
  }
  return filled;
}

/** What somebody is addressed by; '' for what we do not know. */
export function readGender(value: unknown): Gender | '' {
  return GENDERS.find((known) => known === value) ?? '';
}

/** A customer as the form of their profile starts. */
export function toProfile(client: Client): Profile {
  const text = (field: ProfileField) => client[field] ?? '';
  return {
    gender: readGender(client.gender),
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthday: text('birthday'),
    phoneNumberCountry: text('phoneNumberCountry'),
    phoneNumber: text('phoneNumber'),
    fiscalNumber: text('fiscalNumber'),
  };
}
