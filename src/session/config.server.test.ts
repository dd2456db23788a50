import { describe, expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const SECRETS = {
  SESSION_SECRETS: 'a secret with more than thirty-two characters',
  SUBSCRIPTION_KEY: 'subscription-key-1',
  IDENTITY_CLIENT_SECRET: 'client-secret-0001',
};

describe('configuration', () => {
  test('in test, everything but secrets has a default', { tags: ['PRD-16', 'DOM-48'] }, () => {
    const config = readConfig({ ...SECRETS, DATA_DIR: '/nowhere' });
    expect(config).toMatchObject({
      environment: 'test',
      brandName: 'Vitrine',
      port: 3000,
      platformUrl: 'http://localhost:4000',
      authUrl: 'http://localhost:4000',
      cardUrl: 'http://localhost:4001',
      metricsPort: 9000,
      checkoutVersion: 'v2',
      mobileAppMarker: 'ShopApp/',
      mediaUrl: null,
      isCacheOff: false,
    });
  });

  test('a wrong value stops with a sentence that names it', () => {
    expect(() => readConfig({ ...SECRETS, PORT: 'many' })).toThrow(
      /^Configuration: PORT must be a port/,
    );
    expect(() => readConfig({ ...SECRETS, PLATFORM_URL: 'not a url' })).toThrow(
      /^Configuration: PLATFORM_URL must be a URL/,
    );
    expect(() => readConfig({ ...SECRETS, PLATFORM_PATIENCE: '9' })).toThrow(
      /^Configuration: PLATFORM_PATIENCE must be a number from 1 to 5/,
    );
    expect(() => readConfig({ ...SECRETS, VALKEY_URL: 'http://localhost:6379' })).toThrow(
      /^Configuration: VALKEY_URL must be redis:/,
    );
  });

  test('outside test, all missing secrets are named at once', () => {
    expect(() => readConfig({ VITRINE_ENV: 'staging', CHECKOUT_VERSION: 'v9' })).toThrow(
      /^Configuration: CHECKOUT_VERSION must be v1 or v2; SESSION_SECRETS is missing [^;]+; SUBSCRIPTION_KEY is missing [^;]+; IDENTITY_CLIENT_SECRET is missing [^;]+$/,
    );
  });

  test('prod takes no inspection and no other clock', { tags: ['T42'] }, () => {
    const wrong = { PLATFORM_INSPECT: '1', PLATFORM_NOW: '2030-01-01T00:00:00Z' };
    expect(() => readConfig({ ...SECRETS, ...wrong, VITRINE_ENV: 'prod' })).toThrow(
      'PLATFORM_INSPECT must not be set in prod; PLATFORM_NOW must not be set in prod',
    );
  });

  test('names too near to prod are none', { tags: ['T42'] }, () => {
    expect(() => readConfig({ ...SECRETS, VITRINE_ENV: 'PROD' })).toThrow(
      'VITRINE_ENV is "PROD", which is too near to "prod"',
    );
  });

  test('a tag id that is none stops the start with a hint', { tags: ['ANA-13', 'VAL-24'] }, () => {
    const tagged = (id: string) => readConfig({ ...SECRETS, TAG_ID: id });
    expect(tagged('GTM-AB12').tagId).toBe('GTM-AB12');
    expect(tagged('G-1A').tagId).toBe('G-1A');
    expect(tagged('').tagId).toBeNull();
    expect(() => tagged('gtm-ab12')).toThrow(/Did you mean 'GTM-AB12'/);
    expect(() => tagged('UA-1')).toThrow("TAG_ID 'UA-1' is not a valid tag id");
  });

  test('scripts of partners are those that are configured', () => {
    expect(readConfig(SECRETS)).toMatchObject({ olapicUrl: null, richRelevanceUrl: null });
    const OLAPIC_URL = 'https://partner.example/looks.js';
    expect(readConfig({ ...SECRETS, OLAPIC_URL }).olapicUrl).toBe(OLAPIC_URL);
    expect(() => readConfig({ ...SECRETS, RICH_RELEVANCE_URL: 'looks.js' })).toThrow(
      /RICH_RELEVANCE_URL/,
    );
  });

  test('tests of variants need a script; the demo has one', () => {
    expect(readConfig(SECRETS).abTestUrl).toBe('http://localhost:4001/ab-test.js');
    const keys = { SESSION_SECRETS: SECRETS.SESSION_SECRETS, VITRINE_ENV: 'staging' };
    expect(readConfig({ ...SECRETS, ...keys }).abTestUrl).toBeNull();
  });

  test('pages ask for a newer build once an hour, or as often as is said', {
    tags: ['A-141'],
  }, () => {
    expect(readConfig(SECRETS).buildPollMs).toBe(3_600_000);
    expect(readConfig({ ...SECRETS, BUILD_POLL_MINUTES: '5' }).buildPollMs).toBe(300_000);
    for (const minutes of ['0', '1.5', '1441', 'often']) {
      expect(() => readConfig({ ...SECRETS, BUILD_POLL_MINUTES: minutes }), minutes).toThrow(
        /^Configuration: BUILD_POLL_MINUTES must be a number of minutes from 1 to 1440\.$/,
      );
    }
  });

  test('secrets come newest first and hosts as a list', () => {
    const two =
      'the newest secret with thirty-two characters,the former secret with thirty-two characters';
    const config = readConfig({
      ...SECRETS,
      SESSION_SECRETS: two,
      ALLOWED_HOSTS: 'a.example, b.example',
    });
    expect(config.secrets.sessionSecrets).toHaveLength(2);
    expect(config.allowedHosts).toEqual(['a.example', 'b.example']);
  });
});
