import { expect, test } from 'vitest';
import { type SettingOf, settingSchema } from './setting.schema.ts';
import { settingFault } from './setting-rules.ts';
import { type ShippingRate, webDomainSchema } from './web-domain.schema.ts';

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

test('every parameter of a shop is in one part of its settings, which is a page of the staff', () => {
  const fields = settingSchema.options.flatMap(({ shape }) => Object.keys(shape));
  // What is served is said by the platform itself.
  const { capabilities: _, ...set } = webDomainSchema.shape.params.shape;
  expect(fields.filter((field) => field !== 'part').sort()).toEqual(Object.keys(set).sort());
});

type Others = SettingOf<'switches' | 'checkout' | 'returns' | 'gifts' | 'members'>;
const returns = { days: 14, isFree: true, carrier: 'Post', address: ['Depot'] };
const card = { minAmount: 1_000, preselectedAmount: 1_000, maxAmount: 1_000 };
const trees = { id: 't', label: 'Trees', isActive: true, amounts: [100, 200], preselected: 100 };
const gifts = (more: Partial<SettingOf<'gifts'>>): Others => ({
  ...{ part: 'gifts', giftCard: card, giftWrap: null, donations: [trees] },
  ...more,
});
const members = (more: Partial<SettingOf<'members'>>): Others => ({
  ...{ part: 'members', loyaltyCardCentAmount: 0, loyaltyScale: [], privateSales: null },
  pointCentAmount: 100,
  ...more,
});
const scale = (...steps: [points: number, rewardCentAmount: number][]) =>
  members({
    loyaltyScale: steps.map(([points, rewardCentAmount]) => ({ points, rewardCentAmount })),
  });
const sale = (startDate: string | null, endDate: string | null) =>
  members({ privateSales: { startDate, endDate } });

test.each<[Others, string | null]>([
  [{ part: 'returns', returns }, null],
  [{ part: 'returns', returns: { ...returns, days: 13 } }, 'return-days'],
  [{ part: 'returns', returns: { ...returns, days: 366 } }, 'return-days'],
  [{ part: 'returns', returns: { ...returns, carrier: ' ' } }, 'return-address'],
  [
    {
      part: 'returns',
      returns: { ...returns, labelFee: { centAmount: 451, costCentAmount: 450 } },
    },
    'label-fee',
  ],
  [
    {
      part: 'returns',
      returns: { ...returns, labelFee: { centAmount: 450, costCentAmount: 450 } },
    },
    null,
  ],
  [{ part: 'returns', returns: { ...returns, address: ['Depot', ''] } }, 'return-address'],
  [gifts({}), null],
  [gifts({ giftCard: null, donations: [] }), null],
  [gifts({ giftCard: { ...card, maxAmount: 999 } }), 'gift-card-order'],
  [gifts({ giftCard: { ...card, preselectedAmount: 999 } }), 'gift-card-order'],
  [gifts({ giftCard: { ...card, minAmount: 99 } }), 'gift-card-order'],
  [gifts({ donations: [trees, trees] }), 'donation-name'],
  [gifts({ donations: [{ ...trees, label: '' }] }), 'donation-name'],
  [gifts({ donations: [{ ...trees, amounts: [] }] }), 'donation-amounts'],
  [gifts({ donations: [{ ...trees, amounts: [100, 100] }] }), 'donation-amounts'],
  [gifts({ donations: [{ ...trees, amounts: [100, 0] }] }), 'donation-amounts'],
  [gifts({ donations: [{ ...trees, preselected: 300 }] }), 'donation-amounts'],
  [gifts({ donations: [{ ...trees, preselected: null }] }), null],
  [scale([100, 300], [200, 700]), null],
  [scale([100, 300], [100, 700]), 'scale-order'],
  [scale([100, 300], [200, 300]), 'scale-order'],
  [scale([0, 300]), 'scale-order'],
  [sale('2026-12-01T08:00:00.000Z', '2026-12-02T08:00:00.000Z'), null],
  [sale('2026-12-02T08:00:00.000Z', '2026-12-02T08:00:00.000Z'), 'sale-reversed'],
  [sale(null, '2026-12-02T08:00:00.000Z'), 'sale-reversed'],
])('what contradicts itself in returns, gifts and loyalty is named: case %#', (setting, fault) => {
  expect(settingFault(setting, setting, '2026-12-01')).toBe(fault);
});
