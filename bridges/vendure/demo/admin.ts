import { createVendure, type Where } from '../bridge/vendure.ts';

/** Vendure's Admin API, as the dashboard uses it. */

export const { VENDURE_URL = '', VENDURE_ADMIN = '', VENDURE_ADMIN_PASSWORD = '' } = process.env;
export const vendure = createVendure({
  url: VENDURE_URL,
  admin: VENDURE_ADMIN,
  password: VENDURE_ADMIN_PASSWORD,
  // A server that has just started is slow.
  budgetMs: 60_000,
});
export const { admin } = vendure;

export type Words = { fr: string; en: string };
const LANGUAGES = ['fr', 'en'] as const;
export const translated = <T extends object>(make: (language: 'fr' | 'en') => T) =>
  LANGUAGES.map((languageCode) => ({ languageCode, ...make(languageCode) }));
export const named = (words: Words) => translated((language) => ({ name: words[language] }));
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

export type WithId = { id: string };

/** One mutation whose input is called `input`; answers what it made. */
export async function make<T = WithId>(
  mutation: string,
  type: string,
  input: unknown,
  fields = 'id',
  where: Where = {},
): Promise<T> {
  const { made } = await admin<{ made: T }>(
    `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { ${fields} } }`,
    { input },
    where,
  );
  return made;
}
