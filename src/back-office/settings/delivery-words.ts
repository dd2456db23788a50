import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import { deliveryCost, goodsFor } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import type { ShippingRate } from '#src/domain/shop/web-domain.schema.ts';
import { useFormats } from '../look/formats.ts';

/** Ways that a shop sets rates for; what goes by e-mail costs nothing anywhere. */
export const RATED_METHODS = {
  NO: msg`Home delivery`,
  EX: msg`Express delivery`,
  PR: msg`Delivery to a pickup point`,
  LO: msg`Delivery to a locker`,
  LM: msg`Delivery to a store`,
  HSP: msg`Happy Shopping (members)`,
} satisfies Partial<Record<ShippingMethodKey, MessageDescriptor>>;

const NAMES: Partial<Record<ShippingMethodKey, MessageDescriptor>> = RATED_METHODS;

/** Countries by their names, in the language of the page. */
export function useCountryNames() {
  const { i18n } = useLingui();
  const regions = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return (code: string) => regions.of(code) ?? code;
}

/** Countries of which the tax is known, by their names, in the order of the alphabet. */
export function useCountryChoices() {
  const { i18n } = useLingui();
  const nameOf = useCountryNames();
  return TAXED_COUNTRIES.map((id) => ({ id, name: nameOf(id) })).sort((one, other) =>
    one.name.localeCompare(other.name, i18n.locale),
  );
}

/** What rates and ways of delivery say, in the language of the page. */
export function useDeliveryWords(currency: string) {
  const { t, i18n } = useLingui();
  const { money, number, day, date } = useFormats();
  const countryOf = useCountryNames();
  const methodOf = (key: ShippingMethodKey) => {
    const name = NAMES[key];
    return name === undefined ? key : i18n._(name);
  };
  const cost = (cents: number) => (cents === 0 ? t`free` : money(cents, currency));

  function stepsOf({ steps }: ShippingRate): string[] {
    return (steps?.values ?? []).map(({ above, price }) => {
      const amount = steps?.of === 'weight' ? `${number(above / 1000)} kg` : money(above, currency);
      const then = cost(price);
      return t`above ${amount} ${then}`;
    });
  }

  /** A rate without its way and country. */
  function partsOf(rate: ShippingRate): string[] {
    const { minDays, maxDays, freeAbove, from } = rate;
    const threshold = freeAbove === null ? '' : money(freeAbove, currency);
    const begin = from === null ? '' : day(from);
    return [
      cost(rate.price),
      ...stepsOf(rate),
      ...(freeAbove === null ? [] : [t`free above ${threshold} of goods`]),
      minDays === maxDays
        ? t`${plural(minDays, { one: '# working day', other: '# working days' })}`
        : t`${minDays} to ${maxDays} working days`,
      ...(rate.onSaturdays ? [t`Saturdays too`] : []),
      ...(rate.forMembers ? [t`for members`] : []),
      ...(from === null ? [] : [t`from ${begin} on`]),
    ];
  }
  /** Within a sentence, after the way. */
  const placeOf = ({ country }: ShippingRate) =>
    country === null ? t`all countries` : countryOf(country);

  /** What a shopper reads of a way of delivery, for goods that cost so much. */
  function offerOf(method: ShippingMethod, goodsCents: number): string {
    const { key, promise, shippingRate } = method;
    const { centAmount } = deliveryCost(method, goodsFor(goodsCents));
    const freeAbove = centAmount === 0 ? null : shippingRate.freeAbove;
    const threshold = freeAbove === null ? '' : money(freeAbove.centAmount, currency);
    const days =
      promise === null ? '' : [...new Set([date(promise.from), date(promise.to)])].join(' – ');
    const said = [
      cost(centAmount),
      ...(freeAbove === null ? [] : [t`free above ${threshold}`]),
      ...(promise === null ? [] : [t`with you ${days}`]),
    ];
    return `${methodOf(key)}: ${said.join(', ')}`;
  }

  function sentences(setting: SettingOf<'delivery'>): string[] {
    const { deliveryCountries, shippingRates, warehouse, itemGrams } = setting;
    const countries = deliveryCountries.map(countryOf).join(', ');
    const [place, time, weight] = [countryOf(warehouse.country), warehouse.cutOff, itemGrams];
    return [
      t`The shop delivers to: ${countries}`,
      t`Parcels leave from ${place}; orders before ${time} leave the same day`,
      t`An item weighs ${weight} g`,
      ...shippingRates.map(
        (rate) => `${methodOf(rate.method)}, ${placeOf(rate)}: ${partsOf(rate).join(', ')}`,
      ),
    ];
  }
  return { methodOf, placeOf, partsOf, offerOf, sentences };
}

export const useDeliverySentences = (currency: string) => useDeliveryWords(currency).sentences;
