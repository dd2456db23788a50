import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import type { DonationChoice } from '#src/domain/shop/web-domain.schema.ts';
import { useFormats } from '../look/formats.ts';

/** What gift cards, gift wrap and donations of a shop are, in sentences. */
export function useGiftWords(currency: string) {
  const { t } = useLingui();
  const { money } = useFormats();

  function cardLines({ giftCard }: SettingOf<'gifts'>): string[] {
    if (giftCard === null) return [t`Gift cards are not sold`];
    const [least, most, first] = [
      money(giftCard.minAmount, currency),
      money(giftCard.maxAmount, currency),
      money(giftCard.preselectedAmount, currency),
    ];
    return [
      t`Gift cards are sold from ${least} to ${most}`,
      t`The amount that is chosen at first is ${first}`,
    ];
  }

  function wrapLines({ giftWrap }: SettingOf<'gifts'>): string[] {
    if (giftWrap === null) return [t`Gift wrap is not offered`];
    const price = money(giftWrap.centAmount, currency);
    return [giftWrap.centAmount === 0 ? t`Gift wrap is free` : t`Gift wrap costs ${price}`];
  }

  function donationLine({ label, isActive, amounts, preselected }: DonationChoice): string {
    const sums = amounts.map((cents) => money(cents, currency)).join(', ');
    const first = preselected === null ? '' : money(preselected, currency);
    const said = [
      label,
      isActive ? t`offered` : t`not offered`,
      sums,
      ...(preselected === null ? [] : [t`chosen at first: ${first}`]),
    ];
    return said.join(' · ');
  }
  return { cardLines, wrapLines, donationLine };
}

export function useGiftSentences(currency: string) {
  const { cardLines, wrapLines, donationLine } = useGiftWords(currency);
  return (setting: SettingOf<'gifts'>) => [
    ...cardLines(setting),
    ...wrapLines(setting),
    ...setting.donations.map(donationLine),
  ];
}

/** How long a card can be used: the law of the country sets it, and nobody chooses it. */
export function useValidity() {
  const { t } = useLingui();
  return (years: number) =>
    t`A card can be used for ${plural(years, { one: '# year', other: '# years' })} at least: the law of the country decides, not this page.`;
}
