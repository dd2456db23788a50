import { STATUS_CODES } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Client } from '#src/domain/account/account.schema.ts';
import { OPT_INS } from '#src/domain/account/account.values.ts';
import { isLoyaltyMember, toCartUser } from '#src/domain/account/client.ts';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import {
  AVAILABILITIES,
  DEMATERIALISED_SEGMENTATION,
  PRICE_TYPES,
  PRODUCT_TAGS,
} from '#src/domain/catalogue/catalogue.values.ts';
import {
  flagUrl,
  HERO_WIDTHS,
  heroUrl,
  optionPictureUrl,
  PICTURE_TYPES,
  TILE_WIDTHS,
} from '#src/domain/catalogue/pictures.ts';
import { BANNER_TYPES } from '#src/domain/content/content.values.ts';
import { CURRENCIES, currencyOf, toDecimal } from '#src/domain/money/money.ts';
import {
  firstIncompleteStep,
  leadsTo,
  mayEnterStep,
  orderPage,
  stepsOf,
} from '#src/domain/order/order.ts';
import { orderStepRoute } from '#src/domain/order/order-paths.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { CHANNEL_NAMES, detectDevice, deviceChannel, isMobileApp } from './devices.ts';
import type { WebDomain } from './web-domain.schema.ts';
import { onLoad } from './web-domain.ts';

describe('enumerations', () => {
  test('price types, tags, picture types, availabilities, banners', {
    tags: ['ENU-09', 'ENU-10', 'ENU-11', 'ENU-14', 'ENU-20'],
  }, () => {
    expect([...PRICE_TYPES]).toEqual(['I', 'S', 'P', 'A']);
    expect([...PRODUCT_TAGS]).toEqual(['WebExclu', 'New', 'ON_DEMAND', 'RAL_ANTICIPATION']);
    expect([...PICTURE_TYPES]).toEqual(['AP', 'GZ', 'DP', 'VC', 'SU', 'VH', 'ZM']);
    expect([...AVAILABILITIES]).toEqual(['AVAILABLE', 'UNAVAILABLE', 'FEW_REMAINING']);
    expect([...BANNER_TYPES]).toEqual([
      'default',
      'info',
      'warning',
      'danger',
      'success',
      'fid',
      'alert',
    ]);
    expect(DEMATERIALISED_SEGMENTATION).toBe('w18118');
  });

  test('an opt-in is said or denied', { tags: ['ENU-24'] }, () => {
    expect([...OPT_INS]).toEqual(['YES', 'NO']);
  });

  test('few remaining means one to three', { tags: ['ENU-14'] }, () => {
    expect([0, 1, 3, 4].map(availabilityOf)).toEqual([
      'UNAVAILABLE',
      'FEW_REMAINING',
      'FEW_REMAINING',
      'AVAILABLE',
    ]);
  });

  test('every status code that is registered has a name', { tags: ['ENU-22'] }, () => {
    // Node's list has one that is not registered: 509.
    const registered = Object.keys(STATUS_CODES)
      .map(Number)
      .filter((code) => code !== 509);
    expect(Object.values(HTTP_STATUS).toSorted((a, b) => a - b)).toEqual(registered);
  });

  test('status codes go by name, the rare ones too', { tags: ['ENU-22'] }, () => {
    const { PARTIAL_CONTENT, IM_USED, NOT_ACCEPTABLE, PRECONDITION_FAILED, IM_A_TEAPOT } =
      HTTP_STATUS;
    expect([PARTIAL_CONTENT, IM_USED, NOT_ACCEPTABLE, PRECONDITION_FAILED, IM_A_TEAPOT]).toEqual([
      206, 226, 406, 412, 418,
    ]);
  });
});

describe('money', () => {
  test('countries have their currency, Britain the euro', {
    tags: ['ENU-03', 'ENU-04', 'ENU-05', 'ENU-06', 'ENU-07', 'ENU-08'],
  }, () => {
    expect([...CURRENCIES]).toEqual(['EUR', 'CZK', 'GBP', 'CHF', 'PLN']);
    expect(['DE', 'FR', 'ES', 'IT', 'GB'].map(currencyOf)).toEqual(Array(5).fill('EUR'));
    expect(['CH', 'PL', 'CZ'].map(currencyOf)).toEqual(['CHF', 'PLN', 'CZK']);
    expect(() => currencyOf('US')).toThrow('no currency for US');
  });

  test('cents are hundredths', { tags: ['I18-05'] }, () => {
    expect(toDecimal(2999)).toBe(29.99);
    expect(toDecimal(300)).toBe(3);
  });
});

describe('devices', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  const tablet = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36';
  const desktop = 'Mozilla/5.0 (X11; Linux x64) Chrome/140';

  test('user agents name a device', { tags: ['ENU-12'] }, () => {
    expect([phone, tablet, desktop, ''].map(detectDevice)).toEqual(['m', 't', 'd', 'd']);
  });

  test('an app is known by how its agent starts', { tags: ['CST-03'] }, () => {
    expect(isMobileApp('ShopApp/1.0 iOS', 'ShopApp/')).toBe(true);
    expect(isMobileApp('Mozilla ShopApp/1.0', 'ShopApp/')).toBe(false);
  });

  test('app, desktop, everything else', { tags: ['CST-04'] }, () => {
    const channels = ['ShopApp/1 iPhone', desktop, phone, tablet].map((agent) =>
      deviceChannel(agent, 'ShopApp/'),
    );
    expect(channels).toEqual(['AM', 'SD', 'SM', 'SM']);
  });

  test('three channels by their names: web site, mobile site, mobile app', {
    tags: ['ENU-13'],
  }, () => {
    expect(CHANNEL_NAMES).toEqual({ SD: 'web site', SM: 'mobile site', AM: 'mobile app' });
  });
});

describe('checkout steps', () => {
  test('v2 maps the steps to checkout pages, anything else to the older ones', {
    tags: ['RTE-69'],
  }, () => {
    expect(orderStepRoute('delivery', 'v2')).toBe('/checkout/delivery');
    expect(orderStepRoute('delivery', 'v1')).toBe('/order-delivery');
  });

  test('a step opens when those before it are done', { tags: ['GRD-05'] }, () => {
    const nothing = { hasBilling: false, hasDelivery: false, hasPayment: false };
    const billed = { ...nothing, hasBilling: true };
    const ready = { ...billed, hasDelivery: true };
    const chosen = { ...ready, hasPayment: true };
    expect([nothing, billed, ready, chosen].map(firstIncompleteStep)).toEqual([
      'billing',
      'delivery',
      'payment',
      'overview',
    ]);
    expect(mayEnterStep('payment', billed)).toBe(false);
    expect(mayEnterStep('delivery', billed)).toBe(true);
    expect(mayEnterStep('billing', ready)).toBe(true);
    expect(mayEnterStep('overview', ready)).toBe(false);
    expect(mayEnterStep('overview', chosen)).toBe(true);
  });

  test('the older flow has an overview where the shop wants it, the current one none', {
    tags: ['DOM-40', 'A-080'],
  }, () => {
    const steps = ['billing', 'delivery', 'payment', 'confirmation'];
    expect(stepsOf({ version: 'v2', hasOverview: true })).toEqual(steps);
    expect(stepsOf({ version: 'v1', hasOverview: false })).toEqual(steps);
    expect(stepsOf({ version: 'v1', hasOverview: true })).toEqual(
      steps.toSpliced(3, 0, 'overview'),
    );
  });

  test('a page of the flow that is not live leads to the one that is, or to the cart', {
    tags: ['A-079', 'A-080'],
  }, () => {
    const from = (path: string, version: 'v1' | 'v2', hasOverview = true) => {
      const page = orderPage(path);
      return page && leadsTo(page, { version, hasOverview });
    };
    expect(from('/order-delivery', 'v2')).toBe('/checkout/delivery');
    expect(from('/order-confirmation', 'v2')).toBe('/checkout/confirmation');
    expect(from('/order-overview', 'v2')).toBe('/checkout/payment');
    expect(from('/checkout/delivery', 'v2')).toBeNull();
    expect(from('/checkout/payment', 'v1')).toBe('/cart');
    expect(from('/checkout/confirmation', 'v1')).toBeNull();
    expect(from('/order-payment', 'v1')).toBeNull();
    expect(from('/order-overview', 'v1')).toBeNull();
    expect(from('/order-overview', 'v1', false)).toBe('/order-payment');
    expect(orderPage('/order-cardone-check')).toBeNull();
  });
});

describe('domain parameters', () => {
  test('payment products are kept by rank', { tags: ['DOM-44', 'API-10'] }, () => {
    const ranked = [{ rank: 3 }, { rank: 1 }, { rank: 2 }].map(({ rank }) => ({
      name: 'cb' as const,
      rank,
      minAmount: null,
      maxAmount: null,
    }));
    const domain = { params: { paymentProducts: ranked } };
    const loaded = onLoad(Object.assign({} as WebDomain, domain));
    expect(loaded.params.paymentProducts.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  test('a shop whose platform serves the core and wishlists has no other switch on', () => {
    const switches = {
      ...{ ereservation: true, loyalty: true, wishlist: true, myDownloads: true },
      ...{ showProductAvailabilityAlert: true, allowShareCart: true, guestCheckout: true },
      ...{ giftCard: {}, giftWrap: {}, donations: [{}] },
    };
    const params = {
      ...switches,
      paymentProducts: [],
      capabilities: { profile: 1, wishlist: true },
    };
    expect(onLoad(Object.assign({} as WebDomain, { params })).params).toMatchObject({
      ...{ ereservation: false, loyalty: false, wishlist: true, myDownloads: false },
      ...{ showProductAvailabilityAlert: false, allowShareCart: false, guestCheckout: false },
      ...{ giftCard: null, giftWrap: null, donations: [] },
    });
  });
});

describe('customers', () => {
  const client: Client = {
    customerId: 'U1',
    firstName: 'JEAN-PAUL',
    lastName: 'DUPONT',
    email: 'u1@vitrine.example',
    emailQuality: '',
    gender: null,
    birthday: null,
    phoneNumber: null,
    phoneNumberCountry: null,
    phoneNumberQuality: '',
    optinNews: 'YES',
    preferredStore: null,
    fiscalNumber: null,
    preferredChannel: null,
    hasPassword: true,
    isDeleted: false,
    isGuest: false,
    loyaltyNumber: 'N1',
    loyaltyType: 'FID',
    loyaltyCreationDate: '2020-06-15T00:00:00Z',
  };

  test('FID is a member, HSP and nothing are not', { tags: ['LOY-01', 'ENU-23'] }, () => {
    expect(
      (['FID', 'HSP', null] as const).map((loyaltyType) => isLoyaltyMember({ loyaltyType })),
    ).toEqual([true, false, false]);
  });

  test('a cart keeps five facts; seniority is in whole years', { tags: ['ENT-36'] }, () => {
    const dayBefore = Date.parse('2026-06-14T23:59:59Z');
    expect(toCartUser(client, dayBefore)).toEqual({
      customerId: 'U1',
      loyaltyCardId: 'N1',
      loyaltySeniority: 5,
      loyaltyType: 'FID',
      email: 'u1@vitrine.example',
    });
    expect(toCartUser(client, dayBefore + 2000).loyaltySeniority).toBe(6);
    expect(toCartUser({ ...client, loyaltyType: null }, dayBefore).loyaltySeniority).toBeNull();
  });
});

test('flags are asked for at quality 50', { tags: ['IMG-03'] }, () => {
  expect(flagUrl('/media', 'FR')).toBe('/media/flag/FR.webp?w=40&q=50');
});

test('pictures are asked for as webp of quality 80 at listed widths', { tags: ['IMG-02'] }, () => {
  expect([...HERO_WIDTHS]).toEqual([420, 800, 1280, 1600, 1920]);
  expect([...TILE_WIDTHS]).toEqual([210, 400, 640, 800]);
  expect(optionPictureUrl('/media', { optionId: '500201', look: null }, 'AP', 400)).toBe(
    '/media/500201/AP.webp?w=400&q=80',
  );
  expect(optionPictureUrl('/media', { optionId: '500201', look: null }, 'AP', 400, 'wide')).toBe(
    '/media/500201/AP.webp?w=400&q=80&shape=wide',
  );
  expect(heroUrl('https://cdn.example', 'denim', 800)).toBe(
    'https://cdn.example/hero/denim.webp?w=800&q=80',
  );
});
