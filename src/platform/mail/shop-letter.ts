import { getDomain, type Language, languageTag, type OnlineLocale } from '#src/domain/locales.ts';
import { shopTimeZone } from '#src/domain/store.ts';
import type { PlatformConfig } from '../config.ts';
import { textsFor } from '../texts/platform-texts.ts';
import type { PlatformTexts } from '../texts/text-types.ts';
import type { MailFrame } from './mail-content.ts';

/** What a shop's mails have in common: its language and words, its address, its frame. */
export type ShopLetter = {
  shop: OnlineLocale;
  lang: Language;
  brandName: string;
  texts: PlatformTexts['mails'];
  /** Origin of the storefront. */
  origin: string;
  /** Absolute address of the shop's first page; paths follow it. */
  shopUrl: string;
  /** A day and a time by the clocks of the shop, as its people write them. */
  moment: (instant: Date) => string;
  /** `signature` says why the mail was written. */
  frame: (signature: string) => MailFrame;
};

/** Small enough for a line, sharp on dense screens; of a format that old mail readers show. */
const PICTURE = 'AP.jpg?w=160&q=80';

/** The picture beside a piece: an absolute address. */
export function linePicture({ origin }: Pick<ShopLetter, 'origin'>, optionId: string): string {
  return `${origin}/media/${optionId}/${PICTURE}`;
}

export function letterOf(
  shop: OnlineLocale,
  {
    brandName,
    storefrontOrigins: [origin = ''],
  }: Pick<PlatformConfig, 'brandName' | 'storefrontOrigins'>,
): ShopLetter {
  const { lang, iso2 } = getDomain(shop);
  const clock = new Intl.DateTimeFormat(languageTag(shop), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopTimeZone(iso2),
  });
  const shopUrl = `${origin}/${shop}`;
  return {
    ...{ shop, lang, brandName, origin, shopUrl },
    texts: textsFor(lang).mails,
    moment: (instant) => clock.format(instant),
    frame: (signature) => ({ lang, brandName, shopUrl, signature }),
  };
}
