import { useLingui } from '@lingui/react';
import { asWritten } from '#src/domain/shop/shop-day.ts';
import { useLocale } from './use-locale.ts';

/** Writes percentages as people of the shop's country do. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (percent) =>
    asWritten(i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 }), locale);
}
