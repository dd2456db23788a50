import { getDomain, type Language, type OnlineLocale } from '#src/domain/locales.ts';
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
  /** `signature` says why the mail was written. */
  frame: (signature: string) => MailFrame;
};

export function letterOf(
  shop: OnlineLocale,
  {
    brandName,
    storefrontOrigins: [origin = ''],
  }: Pick<PlatformConfig, 'brandName' | 'storefrontOrigins'>,
): ShopLetter {
  const { lang } = getDomain(shop);
  const shopUrl = `${origin}/${shop}`;
  return {
    ...{ shop, lang, brandName, origin, shopUrl },
    texts: textsFor(lang).mails,
    frame: (signature) => ({ lang, brandName, shopUrl, signature }),
  };
}
