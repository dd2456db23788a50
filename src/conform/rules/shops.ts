import { getProduct } from '#src/domain/catalogue/catalogue.calls.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import { PROFILE, servedOf } from '#src/domain/wire/capabilities.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { findProductOf } from '../products.ts';
import { type Context, rulesOf } from '../rule.ts';
import type { Answer } from '../send.ts';
import { type ShopName, someParams } from '../shopper.ts';
import { equal, holds, present } from '../unmet.ts';

async function domainOf({ guest, fixtures }: Context, name: ShopName) {
  const domains = await guest().ok(getWebDomains);
  const locale = fixtures.shops[name];
  return present(
    `the shop ${locale} among them`,
    domains.find(({ domain }) => domain === locale),
  );
}

const { NOT_FOUND, METHOD_NOT_ALLOWED, NOT_IMPLEMENTED } = HTTP_STATUS;

/** Whether nobody serves a path: what is not found there has a code of its call. */
function isNotThere({ status, body }: Answer): boolean {
  if (status === METHOD_NOT_ALLOWED || status === NOT_IMPLEMENTED) return true;
  const { code = 'NOT_FOUND' } = wireErrorSchema.safeParse(body).data ?? {};
  return status === NOT_FOUND && code === 'NOT_FOUND';
}

export const SHOP_RULES = [
  ...rulesOf('shops', 'core', [
    [
      'parameters',
      'shape',
      'The first call of a storefront answers the parameters of each shop',
      async ({ guest }) => {
        await guest().ok(getWebDomains);
      },
    ],
    [
      'profile',
      'shape',
      'Each shop declares which version of the profile it serves, and what beyond the core',
      async (context) => {
        for (const name of ['first', 'second'] as const) {
          const { params } = await domainOf(context, name);
          const { profile } = present('params.capabilities of the shop', params.capabilities);
          holds('a version that this suite knows', profile === PROFILE, profile);
        }
      },
    ],
    [
      'without-store',
      'behaviour',
      'That call needs no store id: the storefront learns it there',
      async ({ guest }) => {
        await guest().ok(getWebDomains, { headers: { 'x-store-id': '' } });
      },
    ],
    [
      'two',
      'behaviour',
      'Both shops are there, with different store ids',
      async (context) => {
        const [first, second] = [
          await domainOf(context, 'first'),
          await domainOf(context, 'second'),
        ];
        holds('different store ids', first.storeId !== second.storeId, first.storeId);
      },
    ],
    [
      'declared',
      'shape',
      'Each call of what the first shop declares is there',
      async (context) => {
        const { capabilities } = (await domainOf(context, 'first')).params;
        const served = servedOf(present('params.capabilities of the shop', capabilities));
        const guest = context.guest();
        const missing: string[] = [];
        for (const capability of served) {
          const calls = ALL_CALLS.filter((call) => capabilityOf(call) === capability);
          // Without bearer, version and body nothing is changed: it is refused, or read.
          const answers = await Promise.all(
            calls.map(async (call) => ({ call, answer: await guest.ask(call, someParams(call)) })),
          );
          for (const { call, answer } of answers)
            if (isNotThere(answer)) missing.push(`${capability}: ${call.method} ${call.path}`);
        }
        // The report shows what is missing, beside where it is declared.
        await guest.ok(getWebDomains);
        equal('calls of declared capabilities that are not there', missing, []);
      },
    ],
    [
      'currency',
      'money',
      'Prices of a shop are in its currency',
      async (context) => {
        for (const name of ['first', 'second'] as const) {
          const { devise } = await domainOf(context, name);
          const { product } = await findProductOf(context, 'plenty', name);
          const shopper = context.guest(name);
          const read = await shopper.ok(getProduct, { params: { productId: product.productId } });
          for (const { price, skus } of read.product.options) {
            equal(`currency of a price in ${name} shop`, price.currency, devise);
            for (const sku of skus)
              equal(`that of ${sku.sku}`, sku.price?.currency ?? devise, devise);
          }
        }
      },
    ],
  ]),
  ...rulesOf('shops', 'checkout', [
    [
      'sends',
      'behaviour',
      'The first shop sends to the address of the fixtures, bills to it, and offers its payment',
      async (context) => {
        const { params } = await domainOf(context, 'first');
        const { address, payment } = context.fixtures;
        holds(
          `${address.country} among the countries of delivery`,
          params.deliveryCountries.includes(address.country),
          params.deliveryCountries,
        );
        holds(
          `${address.country} among the countries of bills`,
          params.billingCountries.includes(address.country),
          params.billingCountries,
        );
        const names = params.paymentProducts.map(({ name }) => name);
        holds(
          `${payment.product} among the payment products`,
          names.includes(payment.product),
          names,
        );
      },
    ],
  ]),
];
