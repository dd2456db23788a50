import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  methodRule,
  type PaymentMethod,
  type UnbrandedMethod,
} from '#src/domain/payment/methods.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import type { PaymentProduct } from '#src/domain/shop/web-domain.schema.ts';
import { useFormats } from '../look/formats.ts';

/** Methods without a name that is the same in every language. */
const NAMES: Record<UnbrandedMethod, MessageDescriptor> = {
  mpp: msg`Mobile wallet (Apple Pay, Google Pay)`,
  'alma-3x': msg`Alma, in 3 instalments`,
  'alma-4x': msg`Alma, in 4 instalments`,
  free: msg`Nothing to pay`,
};

/** What methods are called, and what their limits say. */
export function usePaymentWords(currency: string) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const nameOf = (method: PaymentMethod): string => {
    const named = Object.entries(NAMES).find(([name]) => name === method)?.[1];
    return named === undefined ? (methodRule(method).brand ?? method) : i18n._(named);
  };
  const limitsOf = ({ name, minAmount, maxAmount }: PaymentProduct): string => {
    const rule = methodRule(name);
    const [min, max] = [minAmount ?? rule.minAmount ?? 0, maxAmount ?? rule.maxAmount ?? null];
    const [least, most] = [money(min, currency), money(max ?? 0, currency)];
    if (max === null) return min === 0 ? t`any amount` : t`from ${least}`;
    return min === 0 ? t`up to ${most}` : t`from ${least} to ${most}`;
  };
  const sentences = ({ paymentProducts }: SettingOf<'payments'>) => [
    ...paymentProducts.map((product) => `${nameOf(product.name)}: ${limitsOf(product)}`),
    paymentProducts.map(({ name }) => nameOf(name)).join(', '),
  ];
  return { nameOf, limitsOf, sentences };
}

export const usePaymentSentences = (currency: string) => usePaymentWords(currency).sentences;
