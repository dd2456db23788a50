import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRETS = {
  SESSION_SECRETS: 'a secret with more than thirty-two characters',
  SUBSCRIPTION_KEY: 'subscription-key-1',
  IDENTITY_CLIENT_SECRET: 'client-secret-0001',
};

describe('configuration', () => {
  test('in test, everything but secrets has a default (PRD-16, DOM-48)', () => {
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
      keepNothing: false,
    });
  });

  test('a wrong value stops with a sentence that names it', () => {
    expect(() => readConfig({ ...SECRETS, PORT: 'many' })).toThrow(/Configuration: PORT is wrong/);
    expect(() => readConfig({ ...SECRETS, PLATFORM_URL: 'not a url' })).toThrow(
      /PLATFORM_URL is wrong/,
    );
  });

  test('outside test, a missing secret stops the start', () => {
    expect(() => readConfig({ VITRINE_ENV: 'staging' })).toThrow();
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
