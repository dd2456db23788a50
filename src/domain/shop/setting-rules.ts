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

/** What contradicts itself in a setting; null where nothing does. */
export function settingFault(setting: Setting): SettingFault | null {
  return deliveryFault(setting);
}
