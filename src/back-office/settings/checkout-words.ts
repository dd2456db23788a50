import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { CheckoutVersion } from '#src/domain/order/order-paths.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import type { FreeCartCriteria } from '#src/domain/shop/web-domain.schema.ts';
import { useFormats } from '../look/formats.ts';
import { useCountryNames, useDeliveryWords } from './delivery-words.ts';

export const VERSION_NAMES: Record<CheckoutVersion, MessageDescriptor> = {
  v1: msg`The older checkout`,
  v2: msg`The checkout of today`,
};

export const AS_INSTALLED = msg`As the installation says`;

/** Whether orders that cost nothing leave out goods that are sent by email, such as gift cards. */
export const leavesOutMailed = ({ excludedSegmentationIds }: FreeCartCriteria) =>
  excludedSegmentationIds.includes(DEMATERIALISED_SEGMENTATION);

/** What the checkout of a shop does, in sentences. */
export function useCheckoutSentences(currency: string) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const countryOf = useCountryNames();
  const { methodOf } = useDeliveryWords(currency);

  function freeLines(criteria: FreeCartCriteria | null): string[] {
    if (criteria === null) return [t`Orders that cost nothing can always be placed`];
    if (!criteria.enabled) return [t`Orders that cost nothing cannot be placed`];
    const { maxItems } = criteria;
    return [
      maxItems === null
        ? t`Orders that cost nothing can be placed`
        : t`Orders that cost nothing can be placed with at most ${plural(maxItems, { one: '# item', other: '# items' })}`,
      ...(leavesOutMailed(criteria)
        ? [t`Orders that cost nothing hold no goods that are sent by email`]
        : []),
    ];
  }

  return (setting: SettingOf<'checkout'>): string[] => {
    const { checkoutVersion, funnel, orderConfirmation, phoneNumberByShippingMethod } = setting;
    const version = i18n._(
      checkoutVersion === null ? AS_INSTALLED : VERSION_NAMES[checkoutVersion],
    );
    const bills = setting.billingCountries.map(countryOf).join(', ');
    const phones = setting.phoneNumberCountries.map(countryOf).join(', ');
    const methods = SHIPPING_METHOD_KEYS.filter((key) => phoneNumberByShippingMethod[key])
      .map(methodOf)
      .join(', ');
    const seconds = number((orderConfirmation.maxAttempts * orderConfirmation.attemptDelay) / 1000);
    return [
      t`Checkout: ${version}`,
      funnel.overview
        ? t`The older checkout shows the whole order once more before it is placed`
        : t`The older checkout places the order with the payment`,
      t`Bills may go to: ${bills}`,
      t`Telephone numbers may be from: ${phones}`,
      methods === ''
        ? t`No way of delivery asks for a telephone number`
        : t`A telephone number is asked for with: ${methods}`,
      ...freeLines(setting.freeCartCriteria),
      t`After the payment the page waits ${seconds} s for the order`,
    ];
  };
}
