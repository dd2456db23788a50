import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock, readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SECRETS = {
  SUBSCRIPTION_KEY: 'a-subscription-key',
  WEBHOOK_SECRET: 'a-webhook-secret-0',
  IDENTITY_CLIENT_SECRET: 'a-client-secret-00',
  DATA_SECRETS: 'a secret for what is sealed at rest',
  IDENTITY_KEYS: '[{"kty":"RSA"}]',
};

describe('readConfig', () => {
  test('in test makes secrets once and keeps them readable by their owner alone (configure.md)', () => {
    const first = readConfig({ DATA_DIR: folder });
    const second = readConfig({ DATA_DIR: folder });
    expect(second.subscriptionKey).toBe(first.subscriptionKey);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toMatchObject({
      sessionSecrets: [expect.any(String)],
    });
  });

  test('elsewhere a missing secret stops the start with a sentence (configure.md)', () => {
    const { WEBHOOK_SECRET: _, ...others } = SECRETS;
    expect(() => readConfig({ VITRINE_ENV: 'prod', ...others })).toThrow(
      /^Configuration: WEBHOOK_SECRET is missing/,
    );
    expect(readConfig({ VITRINE_ENV: 'prod', ...SECRETS }).webhookSecret).toBe(
      'a-webhook-secret-0',
    );
  });

  test.each([
    ['PLATFORM_PORT', 'abc'],
    ['PLATFORM_PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['STOREFRONT_URL', 'localhost'],
    ['PLATFORM_NOW', 'yesterday'],
    ['PLATFORM_INSPECT', 'yes'],
    ['IDENTITY_KEYS', 'not json'],
    ['PLATFORM_DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['PAYMENT_STAND_INS', 'yes'],
    ['PAYMENT_PROVIDERS', '[}'],
    ['SIGN_IN_PROVIDERS', '[{'],
  ])('%s=%s stops the start with a sentence that names it (configure.md)', (name, value) => {
    expect(() => readConfig({ DATA_DIR: folder, [name]: value })).toThrow(
      new RegExp(`^Configuration: ${name} must`),
    );
  });

  test('a test key of a payment provider stops a start in prod, and is not said', () => {
    const apiKey = `test_${'k'.repeat(30)}`;
    const account = { provider: 'mollie', serves: ['cardone'], apiKey };
    const given = { ...SECRETS, PAYMENT_PROVIDERS: JSON.stringify([account]) };
    expect(readConfig({ ...given, VITRINE_ENV: 'staging' }).paymentAccounts).toHaveLength(1);
    const start = () => readConfig({ ...given, VITRINE_ENV: 'prod' });
    expect(start).toThrow(/^Configuration: PAYMENT_PROVIDERS \[0\] is a test account/);
    expect(start).not.toThrow('kkkk');
  });

  test('all that is wrong is said at once (configure.md)', () => {
    expect(() => readConfig({ VITRINE_ENV: 'staging', PLATFORM_PORT: 'abc' })).toThrow(
      /^Configuration: PLATFORM_PORT .*; SUBSCRIPTION_KEY .*; WEBHOOK_SECRET .*; IDENTITY_CLIENT_SECRET .*; DATA_SECRETS .*; IDENTITY_KEYS is missing[^;]*$/,
    );
  });

  test.each([
    ['PLATFORM_INSPECT', '1'],
    ['PLATFORM_NOW', '2030-01-01T00:00:00Z'],
    ['PLATFORM_DEMO', '1'],
  ])('prod refuses %s=%s (T42)', (name, value) => {
    expect(() => readConfig({ VITRINE_ENV: 'prod', [name]: value, ...SECRETS })).toThrow(
      `${name} must not be set in prod`,
    );
  });

  test('names too near to prod are none', { tags: ['T42'] }, () => {
    expect(() => readConfig({ VITRINE_ENV: 'production', ...SECRETS })).toThrow(
      'VITRINE_ENV is "production", which is too near to "prod"',
    );
  });

  test('the demo is there in test, and elsewhere where it is asked for', { tags: ['T42'] }, () => {
    expect(readConfig({ DATA_DIR: folder }).hasDemo).toBe(true);
    expect(readConfig({ DATA_DIR: folder, PLATFORM_DEMO: '0' }).hasDemo).toBe(false);
    expect(readConfig({ VITRINE_ENV: 'prod', ...SECRETS }).hasDemo).toBe(false);
    expect(readConfig({ VITRINE_ENV: 'staging', ...SECRETS }).hasDemo).toBe(false);
    expect(readConfig({ VITRINE_ENV: 'staging', PLATFORM_DEMO: '1', ...SECRETS }).hasDemo).toBe(
      true,
    );
  });

  test('the card page has the next port and storefronts are origins (configure.md)', () => {
    const config = readConfig({
      DATA_DIR: folder,
      PLATFORM_PORT: '4300',
      STOREFRONT_URL: 'http://a.example/x, http://b.example',
    });
    expect(config).toMatchObject({
      cardPort: 4301,
      cardOrigin: 'http://localhost:4301',
      storefrontOrigins: ['http://a.example', 'http://b.example'],
    });
  });
});

test('PLATFORM_NOW is where the clock starts, and it moves on', () => {
  const clock = createClock({ startInstant: '2030-01-01T00:00:00Z' });
  const shift = clock().getTime() - Date.parse('2030-01-01T00:00:00Z');
  expect(shift).toBeGreaterThanOrEqual(0);
  expect(shift).toBeLessThan(1_000);
});
