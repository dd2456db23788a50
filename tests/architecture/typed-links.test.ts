import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';

/** `npm run check` compiles this file: an expected error that is missing is an error itself. */

const locale = 'fr-fr';
const catalogSlug = { name: 'robes', id: 'f1200' };

const WRONG_LINKS = [
  // @ts-expect-error No such locale.
  linkOptions({ to: '/$locale', params: { locale: 'xx' } }),
  // @ts-expect-error No such locale, on a page deep below it.
  linkOptions({ to: '/$locale/account/settings/email', params: { locale: 'fr-FR' } }),
  // @ts-expect-error No language calls its help page so.
  linkOptions({ to: '/$locale/$help/{-$page}', params: { locale, help: 'helpdesk' } }),
  linkOptions({
    to: '/$locale/{$kind}Page/$name/$id',
    // @ts-expect-error Editors have no pages of this kind.
    params: { locale, kind: 'sale', name: 'noel', id: 'noel25' },
  }),
  // @ts-expect-error No such card provider.
  linkOptions({ to: '/$locale/order-{$provider}-check', params: { locale, provider: 'zzz' } }),
  linkOptions({
    to: '/$locale/account/settings/delivery-addresses/$id/$page',
    // @ts-expect-error An address has no page of this name.
    params: { locale, id: 'U1-home', page: 'remove' },
  }),
  // @ts-expect-error A family is linked by its name and id.
  linkOptions({ to: '/$locale/$catalogSlug', params: { locale, catalogSlug: 'robes--plf1200' } }),
  // @ts-expect-error A product is linked by its name and id.
  linkOptions({ to: '/$locale/$productSlug', params: { locale, productSlug: { name: 'robe' } } }),
  linkOptions({
    to: '/$locale/$storySlug',
    // @ts-expect-error A story is of a kind that editors have.
    params: { locale, storySlug: { kind: 'sale', name: 'noel', id: 'noel25' } },
  }),
  linkOptions({
    to: '/$locale/$catalogSlug',
    params: { locale, catalogSlug },
    // @ts-expect-error No list has such an order.
    search: { sort: 'cheapest' },
  }),
  // @ts-expect-error No payment has such a result.
  linkOptions({ to: '/$locale/checkout/payment', params: { locale }, search: { result: 'lost' } }),
  // @ts-expect-error There is no such page.
  linkOptions({ to: '/$locale/checkout/paymant', params: { locale } }),
  // @ts-expect-error Home has no search params.
  linkOptions({ to: '/$locale', params: { locale }, search: { page: 2 } }),
  // @ts-expect-error Nor has a page of the account,
  linkOptions({ to: '/$locale/account/dashboard', params: { locale }, search: { tab: 'orders' } }),
  // @ts-expect-error a step of the checkout,
  linkOptions({ to: '/$locale/checkout/delivery', params: { locale }, search: { method: 'x' } }),
  linkOptions({
    to: '/$locale/$help/{-$page}',
    params: { locale, help: 'aide', page: undefined },
    // @ts-expect-error a page of help,
    search: { q: 'x' },
  }),
  linkOptions({
    to: '/$locale/stores/{-$storeId}',
    params: { locale, storeId: undefined },
    // @ts-expect-error a store,
    search: { town: 'Lille' },
  }),
  linkOptions({
    to: '/$locale/newsletter/subscription',
    params: { locale },
    // @ts-expect-error or the form of the newsletter.
    search: { email: 'x' },
  }),
  // @ts-expect-error A page that has search params has no others.
  linkOptions({ to: '/$locale/account/orders', params: { locale }, search: { pages: 2 } }),
  // @ts-expect-error A barcode is of digits.
  linkOptions({ to: '/$locale/product/$gtin', params: { locale, gtin: 'robe' } }),
  // @ts-expect-error A page of the law is one that the shop has.
  linkOptions({ to: '/$locale/legal/$page', params: { locale, page: 'imprints' } }),
];

test('a wrong locale, help, kind, provider, page, slug or search param is an error of the compiler', () => {
  expect(WRONG_LINKS).toHaveLength(21);
});
