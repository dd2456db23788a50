import { expect, test } from 'vitest';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { buildWebDomains } from './shop-parameters.ts';

/** Of the Union's shops alone, each of which needs counsel before it turns it on. */
const OFF_EVERYWHERE = 'strikesInitialPrice';

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
