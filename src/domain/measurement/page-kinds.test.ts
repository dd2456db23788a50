import { describe, expect, test } from 'vitest';
import { type MeasuredPage, measuredPage, orderStepNumber, pageKind } from './page-kinds.ts';

const kindOf = (path: string) => {
  const page = measuredPage(path);
  return page === null ? null : pageKind(page);
};

describe('page kinds', () => {
  test.each([
    ['index', 'homepage'],
    ['help-page', 'FAQ'],
    ['product-page', 'product'],
    ['search', 'internal search'],
    ['account', 'my-account'],
    ['cart', 'funnel basket'],
    ['catalog', 'list page'],
  ] as const)(
    '%s is %s',
    { tags: ['ANA-02', 'ANA-03', 'ANA-04', 'ANA-06', 'ANA-07'] },
    (page, kind) => {
      expect(pageKind(page)).toBe(kind);
    },
  );

  test('landing, lookbook and trend pages, and those of the newsletter, have their own kinds', {
    tags: ['ANA-08', 'ANA-10'],
  }, () => {
    const kinds = [
      ...['/fr-fr/landingPage/ete/lp1', '/fr/ete--lp1', '/fr-fr/lookbookPage/ete/9'],
      ...['/fr-fr/ete--lbp9', '/fr-fr/trendPage/ete/7', '/fr-fr/ete--tp7'],
      ...['/fr-fr/newsletter/subscription', '/fr-fr/newsletter/confirmation'],
    ].map(kindOf);
    expect(kinds).toEqual([
      ...['landing page', 'landing page', 'lookbook page', 'lookbook page'],
      ...['trend page', 'trend page', 'newsletter subscription', 'newsletter confirmation'],
    ]);
  });

  test('all pages of the account are one kind', { tags: ['ANA-05'] }, () => {
    const paths = ['dashboard', 'orders', 'settings/delivery-addresses/a1/edit', 'loyalty/history'];
    const kinds = paths.map((path) => kindOf(`/de-de/account/${path}`));
    expect(new Set(kinds)).toEqual(new Set(['my-account']));
  });

  test('the steps of both checkouts have the same kinds', { tags: ['ANA-09'] }, () => {
    for (const step of ['billing', 'delivery', 'payment', 'confirmation']) {
      expect(kindOf(`/fr-fr/checkout/${step}`)).toBe(`funnel ${step}`);
      expect(kindOf(`/fr-fr/order-${step}`)).toBe(`funnel ${step}`);
    }
  });

  test('every form of a URL leads to its page', () => {
    expect(['/fr-fr', '/fr-fr/', '/en'].map(kindOf)).toEqual(Array(3).fill('homepage'));
    const products = [
      ...['/fr-fr/robe-midi--p400101', '/fr-fr/product/3600001', '/fr-fr/product/robe/12'],
      ...['/fr-fr/mode/robe-R12.html', '/fr-fr/01/03600001/x'],
    ];
    expect(products.map(kindOf)).toEqual(Array(5).fill('product'));
    expect(['/fr-fr/robes--plf1200', '/en/catalog/dresses/f1200'].map(kindOf)).toEqual(
      Array(2).fill('list page'),
    );
    expect(kindOf('/pl-pl/pomoc/dostawa')).toBe('FAQ');
    const others = ['/fr-fr/_icons', '/fr-fr/nothing-here', '/fr-fr/auth/callback'];
    expect(others.map(kindOf)).toEqual([null, null, null]);
  });

  test('the steps of an order are 1, 3, 4, 5 and 6; there is no 2', {
    tags: ['ANA-11', 'CST-28'],
  }, () => {
    const steps: MeasuredPage[] = ['cart', 'billing', 'delivery', 'payment', 'confirmation'];
    expect(steps.map(orderStepNumber)).toEqual([1, 3, 4, 5, 6]);
    expect(orderStepNumber('index')).toBeUndefined();
  });
});
