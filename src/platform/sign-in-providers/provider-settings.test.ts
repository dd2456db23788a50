import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelIn, providersSchema } from './provider-settings.ts';

const ACME = {
  name: 'acme',
  label: 'Acme',
  discovery: 'https://login.acme.example',
  clientId: 'vitrine',
  clientSecret: 'not-to-be-said',
};
const read = (providers: unknown) => providersSchema.safeParse(JSON.stringify(providers));
const problemOf = (providers: unknown) => read(providers).error?.issues[0]?.message;

describe('SIGN_IN_PROVIDERS', () => {
  test('asks for openid and email and shows in all shops, unless told', () => {
    const [acme] = read([ACME]).data ?? [];
    expect(acme).toMatchObject({ ...ACME, scopes: ['openid', 'email'] });
    expect(acme?.shops).toBeUndefined();
  });

  test('may be the path of a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'providers-'));
    const file = join(folder, 'providers.json');
    writeFileSync(file, JSON.stringify([ACME]));
    expect(providersSchema.parse(file)).toHaveLength(1);
    writeFileSync(file, JSON.stringify(ACME));
    const alone = providersSchema.safeParse(file).error?.issues[0]?.message;
    expect(alone).toBe('must be a list of providers');
    rmSync(folder, { recursive: true });
    const gone = providersSchema.safeParse(file).error?.issues[0]?.message;
    expect(gone).toBe('names a file that cannot be read');
  });

  test.each([
    [[{ ...ACME, name: 'Acme!' }], '[0].name must be of small letters, digits and dashes'],
    [[ACME, { ...ACME, name: undefined }], '[1].name is missing'],
    [
      [{ ...ACME, label: { en: 'Acme' } }],
      '[0].label must be a name of up to 40 letters, or one for each of de, en, es, fr, it, pl',
    ],
    [[{ ...ACME, discovery: 'http://acme.example' }], '[0].discovery must begin with https://'],
    [[{ ...ACME, discovery: 'acme' }], '[0].discovery must be a URL'],
    [[{ ...ACME, clientSecret: '' }], '[0].clientSecret is missing'],
    [[{ ...ACME, clientId: undefined }], '[0].clientId is missing'],
    [[{ ...ACME, scopes: ['openid'] }], '[0].scopes must have openid and email'],
    [
      [{ ...ACME, shops: ['xx'] }],
      '[0].shops.0 must be of fr-fr, fr-ch, en, es-es, de-de, it-it, pl-pl',
    ],
    [[ACME, ACME], 'names two providers acme'],
  ])('%j is refused in words, and without the secret', (providers, words) => {
    expect(problemOf(providers)).toBe(words);
  });
});

test('a provider is called the same everywhere, or in each language by its own name', () => {
  expect(labelIn({ label: 'Acme' }, 'pl')).toBe('Acme');
  const label = { de: 'Firma', en: 'Firm', es: 'Firma', fr: 'Maison', it: 'Ditta', pl: 'Firma' };
  expect(labelIn({ label }, 'fr')).toBe('Maison');
});
