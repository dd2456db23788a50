import { describe, expect, test } from 'vitest';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import {
  buildHost,
  buildOrigin,
  cookieDomain,
  domainOfHost,
  originElsewhere,
  shopOrigin,
  startLocale,
} from './hosts.ts';

const staging = { environment: 'staging', brandHost: 'vitrine.example' };
const prod = { environment: 'prod', brandHost: 'maison.example' };
const testing = { environment: 'test', brandHost: 'vitrine.example' };

describe('hosts', () => {
  test('other environments carry the prefix ecom-{env}', { tags: ['DOM-45'] }, () => {
    expect(buildHost('de-de', staging)).toBe('ecom-staging.vitrine.de');
  });

  test('prod is www, and the extension follows the locale', { tags: ['DOM-46', 'CST-32'] }, () => {
    expect(buildHost('en', prod)).toBe('www.maison.com');
    expect(buildOrigin('fr', prod)).toBe('https://www.maison.fr');
  });

  test('in test the host is empty and links are path-only', { tags: ['DOM-47'] }, () => {
    expect(buildHost('fr-fr', testing)).toBe('');
    expect(buildOrigin('fr-fr', testing)).toBe('');
  });

  test('a shop is linked to at its own host where the storefront answers there, else at the first', () => {
    const both = ['https://www.maison.fr', 'https://www.maison.pl'];
    expect(shopOrigin('pl-pl', both, prod)).toBe('https://www.maison.pl');
    expect(shopOrigin('de-de', both, prod)).toBe('https://www.maison.fr');
    expect(shopOrigin('pl-pl', ['http://localhost:3000'], testing)).toBe('http://localhost:3000');
  });

  test('the brand part is configuration', { tags: ['DOM-48', 'PRD-16'] }, () => {
    expect(buildHost('pl-pl', { ...prod, brandHost: 'other.example' })).toBe('www.other.pl');
  });

  test('cookies belong to the country extension, none in test', { tags: ['SES-09'] }, () => {
    expect(cookieDomain('fr-fr', prod)).toBe('.maison.fr');
    expect(cookieDomain('fr-ch', prod)).toBe('.maison.ch');
    expect(cookieDomain('fr-fr', testing)).toBeUndefined();
  });

  test('a host is that of one shop or of none', { tags: ['DOM-45'] }, () => {
    expect(domainOfHost('ecom-staging.vitrine.ch', staging)?.locale).toBe('fr-ch');
    expect(domainOfHost('evil.example', staging)).toBeUndefined();
  });

  test('the root leads to the cookie if this host serves it, else to the host, else to France', {
    tags: ['RTE-05'],
  }, () => {
    expect(startLocale('localhost:3000', 'pl-pl', testing, ONLINE_LOCALES)).toBe('pl-pl');
    expect(startLocale('www.maison.it', 'pl-pl', prod, ONLINE_LOCALES)).toBe('it-it');
    expect(startLocale('www.maison.it', 'it', prod, ONLINE_LOCALES)).toBe('it');
    expect(startLocale('localhost', 'nonsense', testing, ONLINE_LOCALES)).toBe('fr-fr');
  });

  test('the root leads to a shop that is open, France before others', { tags: ['RTE-05'] }, () => {
    expect(startLocale('localhost', 'pl-pl', testing, ['fr-fr', 'de-de'])).toBe('fr-fr');
    expect(startLocale('localhost', 'de', testing, ['en', 'de-de'])).toBe('de');
    expect(startLocale('localhost', undefined, testing, ['en', 'de-de'])).toBe('en');
    expect(startLocale('www.maison.it', 'it', prod, ['de-de'])).toBe('de-de');
  });
});

test('a locale is at home on the host of its shop, and may stay on a host of none', () => {
  expect(originElsewhere('www.maison.fr', 'fr-fr', prod)).toBeNull();
  expect(originElsewhere('www.maison.fr', 'pl-pl', prod)).toBe('https://www.maison.pl');
  expect(originElsewhere('localhost:3000', 'pl-pl', prod)).toBeNull();
  expect(originElsewhere('localhost:3000', 'pl-pl', testing)).toBeNull();
});
