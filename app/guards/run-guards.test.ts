import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runInScope } from '#src/session/request-scope.server.ts';
import { GUARD_NAMES, type GuardContext } from './guard.ts';
import { GUARDS, runGuards } from './run-guards.ts';

const read = vi.hoisted(() => ({
  fetchFamilyPage: vi.fn(),
  fetchSegmentations: vi.fn(),
  fetchProduct: vi.fn(),
}));
vi.mock('#src/features/catalogue/catalogue.functions.ts', () => read);
vi.mock('#src/features/product/product.functions.ts', () => read);
const asked = vi.hoisted(() => ({ fetchSessionState: vi.fn(), fetchAccountState: vi.fn() }));
vi.mock('#src/features/sign-in/session.functions.ts', () => asked);

const NAMES = [
  'account-access',
  'init-catalog',
  'init-order',
  'init-product',
  'order-access',
  'order-exception',
  'secure-authent',
  'share-cart',
];

function shopOf(checkoutVersion: 'v1' | 'v2', overview = false): GuardContext['shop'] {
  const parameters = { params: { funnel: { overview } } };
  return Object.assign(Object.create(null), { checkoutVersion, parameters });
}

function contextOf(more: Partial<GuardContext> = {}): GuardContext {
  const shop = shopOf('v2');
  return {
    locale: 'fr-fr',
    shop,
    queryClient: new QueryClient(),
    pathname: '/fr-fr/account/dashboard',
    href: '/fr-fr/account/dashboard?tab=1',
    params: {},
    search: {},
    isPreload: false,
    ...more,
  };
}

/** A not-found notes its message for the log line of the request. */
const inRequest = <T>(work: () => T) =>
  runInScope({ correlationId: 'c', nonce: 'n', origin: '', clientAddress: '' }, work);

const TO_SIGN_IN = {
  options: {
    statusCode: 302,
    href: '/api/auth/login?locale=fr-fr&returnTo=%2Ffr-fr%2Faccount%2Fdashboard%3Ftab%3D1',
  },
};

/** With what was asked. */
const TO_STEP = { statusCode: 302, params: { locale: 'fr-fr' }, search: true };

beforeEach(() => {
  asked.fetchSessionState.mockResolvedValue('anonymous');
  asked.fetchAccountState.mockResolvedValue({ isDeleted: false });
});

describe('guards', () => {
  test('the named ones are exactly eight, and each is registered', { tags: ['GRD-01'] }, () => {
    expect([...GUARD_NAMES]).toEqual(NAMES);
    expect(Object.keys(GUARDS).sort()).toEqual(NAMES);
  });

  test('an unknown name is an error that says so and keeps the name', {
    tags: ['GRD-02', 'ERR-18'],
  }, async () => {
    await expect(runGuards(['foo'], contextOf())).rejects.toMatchObject({
      message: 'Unknown route middleware',
      cause: 'foo',
    });
    await expect(runGuards(['toString'], contextOf())).rejects.toThrow('Unknown route middleware');
  });

  test('they run in the order given and stop at the first that throws', {
    tags: ['GRD-12'],
  }, async () => {
    const calls: string[] = [];
    const named = (name: string, error?: Error) => async () => {
      calls.push(name);
      if (error) throw error;
    };
    const guards = { a: named('a'), b: named('b', new Error('stop')), c: named('c') };
    await expect(runGuards(['a', 'b', 'c'], contextOf(), guards)).rejects.toThrow('stop');
    expect(calls).toEqual(['a', 'b']);
  });

  test('secure-authent sends an anonymous shopper to sign in, with the way back', {
    tags: ['GRD-03'],
  }, async () => {
    await expect(runGuards(['secure-authent'], contextOf())).rejects.toMatchObject(TO_SIGN_IN);
  });

  test('secure-authent sends a remembered shopper to sign out first, so that the password is asked for', {
    tags: ['GRD-04', 'ROL-03', 'A-033'],
  }, async () => {
    asked.fetchSessionState.mockResolvedValue('not-secure');
    await expect(runGuards(['secure-authent'], contextOf())).rejects.toMatchObject({
      options: {
        statusCode: 302,
        to: '/$locale/auth/logout',
        params: { locale: 'fr-fr' },
        search: { returnTo: '/fr-fr/account/dashboard?tab=1' },
      },
    });
  });

  test('a session that ends between two guards leads to sign in as well, another failure nowhere', {
    tags: ['API-09', 'F19'],
  }, async () => {
    asked.fetchSessionState.mockResolvedValue('secure');
    asked.fetchAccountState.mockRejectedValue(new Error('UNAUTHORIZED'));
    for (const name of ['account-access', 'order-access']) {
      const entering = runGuards(['secure-authent', name], contextOf());
      await expect(entering).rejects.toMatchObject(TO_SIGN_IN);
    }
    asked.fetchAccountState.mockRejectedValue(new Error('PLATFORM_UNREACHABLE c-1'));
    await expect(runGuards(['account-access'], contextOf())).rejects.toThrow(
      'PLATFORM_UNREACHABLE',
    );
  });

  test('a deleted customer is led from account and order pages to the reactivation, which lets them pass', {
    tags: ['A-031'],
  }, async () => {
    asked.fetchAccountState.mockResolvedValue({ isDeleted: true });
    const toReactivation = {
      options: {
        statusCode: 302,
        to: '/$locale/account/delete',
        params: { locale: 'fr-fr' },
      },
    };
    await expect(runGuards(['account-access'], contextOf())).rejects.toMatchObject(toReactivation);
    for (const pathname of ['/fr-fr/checkout/billing', '/fr-fr/checkout/confirmation']) {
      await expect(runGuards(['order-access'], contextOf({ pathname }))).rejects.toMatchObject(
        toReactivation,
      );
    }
    const there = contextOf({ pathname: '/fr-fr/account/delete' });
    await expect(runGuards(['account-access'], there)).resolves.toBeUndefined();
  });

  test('account-access lets an open account pass', { tags: ['A-031'] }, async () => {
    asked.fetchAccountState.mockResolvedValue({ isDeleted: false });
    await expect(runGuards(['account-access'], contextOf())).resolves.toBeUndefined();
  });

  test('a prefetch of a shared cart or of a payment return changes nothing', {
    tags: ['A-028', 'UIX-01'],
  }, async () => {
    const shared = contextOf({ search: { share: 'cart-1' }, isPreload: true });
    await expect(runGuards(['share-cart'], shared)).resolves.toBeUndefined();
    const check = { params: { provider: 'cardone' }, search: { reference: 'r1' }, isPreload: true };
    await expect(runGuards(['order-exception'], contextOf(check))).resolves.toBeUndefined();
  });

  test('a payment return of no provider of ours is not found', { tags: ['RTE-44'] }, async () => {
    const check = contextOf({ params: { provider: 'zzz' }, search: { reference: 'r1' } });
    await expect(inRequest(() => runGuards(['order-exception'], check))).rejects.toMatchObject({
      isNotFound: true,
    });
  });

  test('a confirmation without a cart leads to the orders', async () => {
    const confirmation = contextOf({ pathname: '/fr-fr/checkout/confirmation' });
    await expect(runGuards(['order-access'], confirmation)).rejects.toMatchObject({
      options: { to: '/$locale/account/orders' },
    });
  });

  test('another flow than v2 leads from every step of the checkout to the cart, and from the confirmation nowhere', {
    tags: ['RTE-70', 'CHK-04'],
  }, async () => {
    const shop = shopOf('v1');
    const entering = (step: string, search = {}) =>
      runGuards(['order-access'], contextOf({ pathname: `/fr-fr/checkout/${step}`, shop, search }));
    for (const step of ['billing', 'delivery', 'payment']) {
      await expect(entering(step), step).rejects.toMatchObject({
        options: { statusCode: 302, to: '/$locale/cart', params: { locale: 'fr-fr' } },
      });
    }
    await expect(entering('confirmation', { cart: 'cart-1' })).resolves.toBeUndefined();
  });

  test('pages of the older flow lead to the same step of the current one, with what was asked', {
    tags: ['RTE-69', 'A-079'],
  }, async () => {
    const entering = (step: string) =>
      runGuards(
        ['order-access'],
        contextOf({ pathname: `/fr-fr/order-${step}`, href: `/fr-fr/order-${step}?a=1` }),
      );
    for (const step of ['billing', 'delivery', 'payment', 'confirmation']) {
      await expect(entering(step), step).rejects.toMatchObject({
        options: { ...TO_STEP, to: `/$locale/checkout/${step}` },
      });
    }
    await expect(entering('overview')).rejects.toMatchObject({
      options: { ...TO_STEP, to: '/$locale/checkout/payment' },
    });
  });

  test('an overview that the shop does not want leads to the payment', {
    tags: ['DOM-40', 'A-080'],
  }, async () => {
    const overview = contextOf({
      pathname: '/fr-fr/order-overview',
      href: '/fr-fr/order-overview',
      shop: shopOf('v1', false),
    });
    await expect(runGuards(['order-access'], overview)).rejects.toMatchObject({
      options: { ...TO_STEP, to: '/$locale/order-payment' },
    });
  });

  test('the family of the URL is read with its segmentations, or is not found', {
    tags: ['GRD-08'],
  }, async () => {
    const queryClient = new QueryClient();
    const params = { familyId: 'f1200' };
    const entering = () =>
      inRequest(() => runGuards(['init-catalog'], contextOf({ params, queryClient })));
    read.fetchFamilyPage.mockRejectedValueOnce(new Error('FAMILY_NOT_FOUND'));
    read.fetchSegmentations.mockResolvedValue(['w1']);
    await expect(entering()).rejects.toMatchObject({ isNotFound: true });
    read.fetchFamilyPage.mockResolvedValue({ total: 1 });
    await entering();
    expect(queryClient.getQueriesData({ queryKey: ['family'] })[0]?.[1]).toEqual({ total: 1 });
    expect(queryClient.getQueryData(['segmentations'])).toEqual(['w1']);
    const [[{ data }] = [{ data: null }]] = read.fetchFamilyPage.mock.calls;
    expect(data).toMatchObject({ familyId: 'f1200' });
  });

  test('the product of the URL is read, or is not found under its path', {
    tags: ['RTE-22', 'GRD-09'],
  }, async () => {
    const queryClient = new QueryClient();
    const params = { productId: '400101' };
    const pathname = '/fr-fr/robe--p400101';
    const entering = () =>
      inRequest(() => runGuards(['init-product'], contextOf({ params, pathname, queryClient })));
    read.fetchProduct.mockRejectedValueOnce(new Error('PRODUCT_NOT_FOUND'));
    await expect(entering()).rejects.toMatchObject({
      isNotFound: true,
      data: { message: `Page Not Found: ${pathname}` },
    });
    read.fetchProduct.mockResolvedValue({ productId: '400101' });
    await entering();
    expect(queryClient.getQueriesData({ queryKey: ['product'] })[0]?.[1]).toEqual({
      productId: '400101',
    });
  });
});
