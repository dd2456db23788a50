import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import type { Setting, SettingFault, SettingOf } from './setting.schema.ts';
import type { DonationChoice, PriceStep, ShippingRate } from './web-domain.schema.ts';

/** The Union, Britain and most terms of sale in Switzerland give no fewer. */
export const FEWEST_RETURN_DAYS = 14;
export const MOST_RETURN_DAYS = 365;
const SMALLEST_CARD_CENTS = 100;
/** Nobody looks at a page that waits for longer. */
const LONGEST_WAIT_MS = 120_000;

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

const hasWords = (text: string) => text.trim() !== '';

function checkoutFault({ orderConfirmation }: SettingOf<'checkout'>): SettingFault | null {
  const { maxAttempts, attemptDelay } = orderConfirmation;
  return maxAttempts * attemptDelay > LONGEST_WAIT_MS ? 'wait-too-long' : null;
}

function returnsFault({ returns }: SettingOf<'returns'>): SettingFault | null {
  const { days, carrier, address, labelFee } = returns;
  if (days < FEWEST_RETURN_DAYS || days > MOST_RETURN_DAYS) return 'return-days';
  if (labelFee && labelFee.centAmount > labelFee.costCentAmount) return 'label-fee';
  return hasWords(carrier) && address.every(hasWords) ? null : 'return-address';
}

function donationFault({ label, amounts, preselected }: DonationChoice): SettingFault | null {
  if (!hasWords(label)) return 'donation-name';
  const isOne = preselected === null || amounts.includes(preselected);
  const areFine = amounts.length > 0 && amounts.every((cents) => cents > 0);
  return isOne && areFine && !isTwice(amounts.map(String)) ? null : 'donation-amounts';
}

function giftsFault({ giftCard, donations }: SettingOf<'gifts'>): SettingFault | null {
  if (giftCard !== null) {
    const { minAmount, preselectedAmount, maxAmount } = giftCard;
    const isRising = minAmount <= preselectedAmount && preselectedAmount <= maxAmount;
    if (minAmount < SMALLEST_CARD_CENTS || !isRising) return 'gift-card-order';
  }
  if (isTwice(donations.map(({ id }) => id))) return 'donation-name';
  const faults = donations.map(donationFault);
  return faults.find((fault) => fault !== null) ?? null;
}

function membersFault({ loyaltyScale, privateSales }: SettingOf<'members'>): SettingFault | null {
  const isHigher = loyaltyScale.every(({ points, rewardCentAmount }, at) => {
    const lower = loyaltyScale[at - 1] ?? { points: 0, rewardCentAmount: 0 };
    return points > lower.points && rewardCentAmount > lower.rewardCentAmount;
  });
  if (!isHigher) return 'scale-order';
  if (privateSales === null) return null;
  const [start, end] = [privateSales.startDate, privateSales.endDate].map((instant) =>
    Date.parse(instant ?? ''),
  );
  return Number(start) < Number(end) ? null : 'sale-reversed';
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
    case 'switches':
      return hasWords(setting.commercialOperation.version) ? null : 'campaign-name';
    case 'checkout':
      return checkoutFault(setting);
    case 'returns':
      return returnsFault(setting);
    case 'gifts':
      return giftsFault(setting);
    case 'members':
      return membersFault(setting);
    case 'seller':
    case 'accounts':
      return null;
  }
}
