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
  expect(settingFault(setting, setting, '2026-12-01')).toBe(fault);
});

const vat = (...rates: [country: string, from: string, percent: number][]): SettingOf<'vat'> => ({
  part: 'vat',
  vatRates: rates.map(([country, from, percent]) => ({ country, from, percent })),
});
const BEGUN = ['FR', '2026-12-01', 20.5] as const;

test.each([
  ['planned for tomorrow', vat([...BEGUN], ['FR', '2026-12-02', 21]), null],
  ['withdrawn before its day', vat([...BEGUN]), null],
  ['begun today', vat([...BEGUN], ['DE', '2026-12-01', 21]), 'vat-day-past'],
  ['changed after its day', vat(['FR', '2026-12-01', 21]), 'vat-day-past'],
  ['withdrawn after its day', vat(), 'vat-day-past'],
  [
    'twice for a day',
    vat([...BEGUN], ['FR', '2027-01-01', 21], ['FR', '2027-01-01', 22]),
    'vat-twice',
  ],
  ['of a country unknown', vat([...BEGUN], ['US', '2027-01-01', 21]), 'country-unknown'],
] as const)('a rate of VAT that is %s: %#', (_what, wanted, fault) => {
  const before = vat([...BEGUN], ['IT', '2027-01-01', 23]);
  expect(settingFault(wanted, before, '2026-12-01')).toBe(fault);
});

test('limits of payments and closing days that contradict each other are named', () => {
  const visa = { name: 'visa', rank: 1, minAmount: 5_000, maxAmount: 4_999 } as const;
  const paid = (...paymentProducts: SettingOf<'payments'>['paymentProducts']) =>
    ({ part: 'payments', paymentProducts }) as const;
  const faultOf = (one: SettingOf<'payments' | 'closing-days'>) => settingFault(one, one, '');
  expect(faultOf(paid(visa))).toBe('limits-reversed');
  const fine = { ...visa, maxAmount: null };
  expect([faultOf(paid(fine)), faultOf(paid(fine, fine))]).toEqual([null, 'method-twice']);
  const closed = { day: '2026-12-24', name: 'Inventory' };
  expect(faultOf({ part: 'closing-days', closingDays: [closed] })).toBeNull();
  expect(faultOf({ part: 'closing-days', closingDays: [closed, closed] })).toBe('day-twice');
});
