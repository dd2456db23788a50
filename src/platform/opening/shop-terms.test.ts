import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { webDomainSchema } from '#src/domain/shop/web-domain.schema.ts';
import { shopParameters } from './shop-parameters.ts';
import { readShopTerms, type ShopTerms } from './shop-terms.ts';

const EXAMPLE = readFileSync(new URL('./examples/seller.json', import.meta.url), 'utf8');

const TERMS = {
  seller: { name: 'Maison SAS', address: '1 rue A, 59000 Lille', email: 'a@maison.example' },
  returns: { days: 30, isFree: true, carrier: 'La Poste', address: ['1 rue A', '59000 Lille'] },
  warehouse: { country: 'FR', cutOff: '14:00' },
};

const read = (terms: unknown) => readShopTerms(JSON.stringify({ 'fr-fr': terms }), ['fr-fr']);
const sentenceOf = (terms: unknown) => {
  try {
    read(terms);
    return 'read';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('the file of a retailer', () => {
  test('that is the example opens its shops', () => {
    const terms = readShopTerms(EXAMPLE, ['fr-fr', 'de-de']);
    expect([...terms.keys()]).toEqual(['fr-fr', 'de-de']);
    expect(terms.get('de-de')?.seller.epr).toBe('');
  });

  test.each<[string, unknown, string]>([
    ['no seller', { ...TERMS, seller: undefined }, 'fr-fr.seller is missing'],
    [
      'no name',
      { ...TERMS, seller: { ...TERMS.seller, name: ' ' } },
      'fr-fr.seller.name must not be empty',
    ],
    [
      'no e-mail address',
      { ...TERMS, seller: { ...TERMS.seller, email: 'bonjour' } },
      'fr-fr.seller.email must be an e-mail address',
    ],
    [
      'a field that nobody reads',
      { ...TERMS, seller: { ...TERMS.seller, siret: '1' } },
      'fr-fr.seller must not have siret',
    ],
    [
      'fewer days than the law gives',
      { ...TERMS, returns: { ...TERMS.returns, days: 7 } },
      'fr-fr.returns.days must be a whole number from 14 to 365',
    ],
    [
      'a time that is none',
      { ...TERMS, warehouse: { country: 'FR', cutOff: '2 pm' } },
      'fr-fr.warehouse.cutOff must be a time like 14:00',
    ],
    [
      'a country of which we know no tax',
      { ...TERMS, deliveryCountries: ['FR', 'US'] },
      'fr-fr.deliveryCountries.1 must be of AD, AT,',
    ],
    [
      'gift cards whose first choice is too dear',
      { ...TERMS, giftCard: { minAmount: 1000, maxAmount: 2000, preselectedAmount: 5000 } },
      'fr-fr.giftCard must have minAmount, preselectedAmount and maxAmount in ascending order',
    ],
  ])('that has %s is refused in a sentence', (_what, terms, sentence) => {
    expect(sentenceOf(terms)).toContain(sentence);
  });

  test('that does not name a shop, names another one or is no JSON, is refused', () => {
    expect(() => readShopTerms(JSON.stringify({ 'fr-fr': TERMS }), ['fr-fr', 'de-de'])).toThrow(
      'de-de is missing',
    );
    expect(() => readShopTerms(JSON.stringify({ 'nl-nl': TERMS }), [])).toThrow(
      'nl-nl is no shop: there may be fr-fr, fr-ch',
    );
    expect(() => readShopTerms('{', ['fr-fr'])).toThrow('It is no JSON');
  });

  test('is wrong in several places: each has a line', () => {
    const returns = { ...TERMS.returns, days: 1, isFree: 'yes' };
    expect(sentenceOf({ ...TERMS, returns }).split('\n')).toEqual([
      'fr-fr.returns.days must be a whole number from 14 to 365',
      'fr-fr.returns.isFree must be true or false',
    ]);
  });
});

describe('the parameters that a shop opens with', () => {
  const shop = (more: Partial<ShopTerms> = {}) => {
    const own = read(TERMS).get('fr-fr');
    if (own === undefined) throw new Error('no terms');
    return shopParameters('fr-fr', { ...own, ...more });
  };

  test('are valid, and have what the retailer said', () => {
    const { params, storeId } = webDomainSchema.parse(shop());
    expect(storeId).toBe('1001');
    expect(params.returns).toEqual(TERMS.returns);
    expect(params.warehouse).toEqual(TERMS.warehouse);
    expect(params.seller).toMatchObject({ name: 'Maison SAS', vatId: '' });
    expect(params.deliveryCountries).toEqual(['FR']);
  });

  test('sell, promise and ask for nothing that the retailer did not decide', () => {
    const { params } = shop();
    expect(params).toMatchObject({
      paymentProducts: [],
      donations: [],
      privateSales: null,
      giftCard: null,
      loyalty: false,
      ereservation: false,
      expressCheckout: false,
      guestCheckout: true,
      recaptcha: false,
    });
    expect(shop({ giftCard: { minAmount: 1, maxAmount: 3, preselectedAmount: 2 } })).toMatchObject({
      params: { giftCard: { maxAmount: 3 } },
    });
  });
});
