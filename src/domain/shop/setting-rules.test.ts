import { expect, test } from 'vitest';
import type { SettingOf } from './setting.schema.ts';
import { settingFault } from './setting-rules.ts';
import type { ShippingRate } from './web-domain.schema.ts';

const RATE: ShippingRate = {
  ...{ method: 'NO', country: null, from: null, price: 499, freeAbove: null },
  ...{ minDays: 2, maxDays: 4, onSaturdays: false, forMembers: false },
};
const delivery = (
  rates: Partial<ShippingRate>[],
  more: Partial<SettingOf<'delivery'>> = {},
): SettingOf<'delivery'> => ({
  ...{ part: 'delivery', deliveryCountries: ['FR', 'BE'], itemGrams: 500 },
  warehouse: { country: 'FR', cutOff: '14:00' },
  shippingRates: rates.map((rate) => ({ ...RATE, ...rate })),
  ...more,
});
const steps = (...above: number[]) =>
  ({ of: 'weight', values: above.map((one) => ({ above: one, price: 900 })) }) as const;

test.each([
  [delivery([{}, { country: 'BE' }, { from: '2026-12-01' }, { method: 'EX' }]), null],
  [
    delivery([{ steps: { ...steps(1_000, 5_000), values: [...steps(1_000, 5_000).values] } }]),
    null,
  ],
  [delivery([{}, { price: 900 }]), 'rate-twice'],
  [delivery([{ minDays: 5 }]), 'days-reversed'],
  [delivery([{ country: 'DE' }]), 'country-not-served'],
  [delivery([], { deliveryCountries: ['US'] }), 'country-unknown'],
  [delivery([], { warehouse: { country: 'US', cutOff: '14:00' } }), 'country-unknown'],
  [
    delivery([{ steps: { ...steps(5_000, 5_000), values: [...steps(5_000, 5_000).values] } }]),
    'step-order',
  ],
] as const)('what contradicts itself in a delivery is named: case %#', (setting, fault) => {
  expect(settingFault(setting)).toBe(fault);
});
