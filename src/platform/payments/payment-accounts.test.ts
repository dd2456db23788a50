import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountsSchema, findTestAccount } from './payment-accounts.ts';

const KEY = `live_${'k'.repeat(30)}`;
const account = (more: Record<string, unknown> = {}) => ({
  provider: 'mollie',
  serves: ['cardone'],
  apiKey: KEY,
  ...more,
});
const read = (...accounts: unknown[]) => accountsSchema.safeParse(JSON.stringify(accounts));
const problemOf = (text: string) => accountsSchema.safeParse(text).error?.issues[0]?.message;

test('accounts are read from JSON, or from a file of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const file = join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify([account()]));
  expect(accountsSchema.parse(file)).toEqual([account({ captureAtDispatch: [], credit: {} })]);
  expect(read(account({ shops: ['fr-fr'] }), account({ shops: ['de-de'] })).success).toBe(true);
  rmSync(folder, { recursive: true });
});

test.each([
  ['/nowhere/providers.json', 'names a file that cannot be read'],
  ['[', 'must be JSON'],
  ['["x"]', '[0] '],
  [JSON.stringify([account({ provider: 'other' })]), '[0].provider must name a provider'],
  [JSON.stringify([account({ apiKey: `sk_${'k'.repeat(30)}` })]), '[0].apiKey must be an API key'],
  [JSON.stringify([account({ apiKey: undefined })]), '[0].apiKey is missing'],
  [JSON.stringify([account({ serves: ['house'] })]), '[0].serves.0 must be of cardone, cardtwo'],
  [JSON.stringify([account({ shops: ['xx'] })]), '[0].shops.0 must be of fr-fr'],
  [
    JSON.stringify([account({ endpoint: 'http://mollie.example/' })]),
    '[0].endpoint must begin with https://',
  ],
  [
    JSON.stringify([account({ credit: { klarna: { lender: 'Klarna', parts: 0 } } })]),
    '[0].credit.klarna.parts ',
  ],
  [JSON.stringify([account(), account()]), 'names two accounts for cardone of fr-fr'],
])('%s: %s, and no key is said', (text, sentence) => {
  expect(problemOf(text)).toContain(sentence);
  expect(problemOf(text)).not.toContain('kkkk');
});

test('a test key is found, wherever it is', () => {
  const live = accountsSchema.parse(JSON.stringify([account()]));
  expect(findTestAccount(live)).toBeNull();
  const both = [account(), account({ serves: ['cardtwo'], apiKey: KEY.replace('live', 'test') })];
  expect(findTestAccount(accountsSchema.parse(JSON.stringify(both)))).toContain(
    '[1] is a test account',
  );
});
