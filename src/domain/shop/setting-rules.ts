import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import type { Setting, SettingFault, SettingOf } from './setting.schema.ts';
import type { PriceStep, ShippingRate } from './web-domain.schema.ts';

const isTwice = (keys: readonly string[]) => new Set(keys).size < keys.length;

const isRising = (steps: readonly PriceStep[]) =>
  steps.every(({ above }, at) => at === 0 || above > (steps[at - 1]?.above ?? 0));

function rateFault(rate: ShippingRate, countries: readonly string[]): SettingFault | null {
  if (rate.minDays > rate.maxDays) return 'days-reversed';
  if (rate.country !== null && !countries.includes(rate.country)) return 'country-not-served';
  return isRising(rate.steps?.values ?? []) ? null : 'step-order';
}

function deliveryFault(setting: SettingOf<'delivery'>): SettingFault | null {
  const { deliveryCountries, shippingRates, warehouse } = setting;
  const named = [...deliveryCountries, warehouse.country];
  if (named.some((one) => !TAXED_COUNTRIES.includes(one))) return 'country-unknown';
  const keys = shippingRates.map(({ method, country, from }) => `${method} ${country} ${from}`);
  if (isTwice(keys)) return 'rate-twice';
  const faults = shippingRates.map((rate) => rateFault(rate, deliveryCountries));
  return faults.find((fault) => fault !== null) ?? null;
}

type VatRate = SettingOf<'vat'>['vatRates'][number];

const keyOf = ({ country, from, percent }: VatRate) => `${country} ${from} ${percent}`;

/** Rates that have begun are those of orders: they stay as they were. */
function vatFault(
  { vatRates }: SettingOf<'vat'>,
  before: readonly VatRate[],
  today: string,
): SettingFault | null {
  const begunIn = (rates: readonly VatRate[]) =>
    rates.filter(({ from }) => from <= today).map(keyOf);
  if (vatRates.some(({ country }) => !TAXED_COUNTRIES.includes(country))) return 'country-unknown';
  if (isTwice(vatRates.map(({ country, from }) => `${country} ${from}`))) return 'vat-twice';
  const isAsBefore = begunIn(before).sort().join() === begunIn(vatRates).sort().join();
  return isAsBefore ? null : 'vat-day-past';
}

function paymentFault({ paymentProducts }: SettingOf<'payments'>): SettingFault | null {
  if (isTwice(paymentProducts.map(({ name }) => name))) return 'method-twice';
  const isReversed = paymentProducts.some(
    ({ minAmount, maxAmount }) => maxAmount !== null && (minAmount ?? 0) > maxAmount,
  );
  return isReversed ? 'limits-reversed' : null;
}

/**
 * What contradicts itself in a setting, or what it was before on a day of the shop; null where nothing
 * does.
 */
export function settingFault(
  setting: Setting,
  before: Setting,
  today: string,
): SettingFault | null {
  switch (setting.part) {
    case 'delivery':
      return deliveryFault(setting);
    case 'vat':
      return vatFault(setting, before.part === 'vat' ? before.vatRates : [], today);
    case 'payments':
      return paymentFault(setting);
    case 'closing-days':
      return isTwice(setting.closingDays.map(({ day }) => day)) ? 'day-twice' : null;
  }
}
