import { expect, test } from 'vitest';
import { methodRule, PAYMENT_METHODS, type PaymentMethod } from '#src/domain/payment/methods.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { legalPages } from '#src/platform/opening/content/build-legal.ts';
import { siteOf } from '#src/platform/opening/content/site.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { buildWebDomains } from './shop-parameters.ts';

/** Of the Union's shops alone, each of which needs counsel before it turns it on. */
const OFF_EVERYWHERE = 'strikesInitialPrice';

function brandOf(method: PaymentMethod): string | undefined {
  const { brand, company } = methodRule(method);
  return brand ?? company;
}

test('has every switch on in a shop and off in another, so that both can be seen', {
  tags: ['PRD-18'],
}, () => {
  const domains = buildWebDomains(daysFrom(new Date('2026-06-30T12:00:00Z')));
  const online = new Set<string>(ONLINE_LOCALES);
  const seen = new Map<string, Set<boolean>>();
  for (const { domain, params } of domains) {
    if (!online.has(domain)) continue;
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'boolean') seen.set(name, (seen.get(name) ?? new Set()).add(value));
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(15);
  const alike = [...seen].flatMap(([name, values]) => (values.size < 2 ? [name] : []));
  expect(alike).toEqual([OFF_EVERYWHERE]);
});

test('the page about payment of each shop names the brands that its shoppers can pay with, and no other', () => {
  const domains = buildWebDomains(daysFrom(new Date('2026-06-30T12:00:00Z')));
  for (const { domain, params } of domains) {
    const page = legalPages(siteOf(domain)).find(({ page: name }) => name === 'delivery');
    const written = PAYMENT_METHODS.flatMap((method) => brandOf(method) ?? []).filter((brand) =>
      page?.text.html.includes(brand),
    );
    const offered = params.paymentProducts.flatMap(({ name }) => brandOf(name) ?? []);
    expect([domain, new Set(written)]).toEqual([domain, new Set(offered)]);
  }
});
