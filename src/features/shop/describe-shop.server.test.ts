import { describe, expect, test, vi } from 'vitest';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { describeShop } from './describe-shop.server.ts';
import { liveFlow } from './order-page.ts';

const installation = vi.hoisted(() => ({ variables: {} as Record<string, string> }));
vi.mock('#src/session/config.server.ts', async (original) => {
  const actual = await original<typeof import('#src/session/config.server.ts')>();
  return { ...actual, config: () => actual.readConfig(installation.variables) };
});

const SECRETS = {
  SESSION_SECRETS: 'a secret with more than thirty-two characters',
  SUBSCRIPTION_KEY: 'subscription-key-1',
  IDENTITY_CLIENT_SECRET: 'client-secret-0001',
};
const SHOPS = buildWebDomains(daysFrom(new Date('2026-11-22T12:00:00Z')));

const OPEN: OnlineLocale[] = ['fr-fr', 'pl-pl'];

/** What pages of a shop get, under this environment and with these parameters. */
function shown(
  locale: OnlineLocale,
  variables: Record<string, string> = {},
  params: Partial<DomainParams> = {},
) {
  installation.variables = { ...SECRETS, ...variables };
  const shop = SHOPS.find(({ domain }) => domain === locale);
  if (shop === undefined) throw new Error(`no shop ${locale}`);
  return describeShop({ ...shop, params: { ...shop.params, ...params } }, [], OPEN);
}

describe('the checkout that a shop sells in', () => {
  const version = (...given: Parameters<typeof shown>) => liveFlow(shown(...given)).version;

  test('is that of the installation where the shop has none', {
    tags: ['A-079'],
  }, () => {
    expect(version('fr-fr')).toBe('v2');
    expect(version('fr-fr', { CHECKOUT_VERSION: 'v1' })).toBe('v1');
  });

  test('is its own where it has one, independent of other shops', { tags: ['A-079'] }, () => {
    expect(version('fr-fr', {}, { checkoutVersion: 'v1' })).toBe('v1');
    expect(version('fr-fr', { CHECKOUT_VERSION: 'v1' }, { checkoutVersion: 'v2' })).toBe('v2');
  });
});

test('pages know how often to ask for a newer build', { tags: ['A-141'] }, () => {
  expect(shown('pl-pl', { BUILD_POLL_MINUTES: '5' }).buildPollMs).toBe(300_000);
});

test('pages know the origins of the shops that are open, and of no other', {
  tags: ['DOM-45'],
}, () => {
  expect(shown('fr-fr', { VITRINE_ENV: 'prod' }).origins).toEqual({
    'fr-fr': 'https://www.vitrine.fr',
    'pl-pl': 'https://www.vitrine.pl',
  });
  expect(shown('fr-fr').origins).toEqual({ 'fr-fr': '', 'pl-pl': '' });
});

test('the version of the product is shown everywhere but in prod', {
  tags: ['FTR-06', 'CST-34'],
}, () => {
  expect(shown('fr-fr').productVersion).toBe('0.0.0');
  expect(shown('fr-fr', { VITRINE_ENV: 'staging' }).productVersion).toBe('0.0.0');
  expect(shown('fr-fr', { VITRINE_ENV: 'prod' }).productVersion).toBeNull();
});
