import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import { getDomain, type Language, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { writeMoment } from '#src/domain/shop/shop-day.ts';
import { shopOrigin } from '#src/process/hosts.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Queryable } from '../database/database.ts';
import { itemDetails, itemSize } from '../texts/item-size.ts';
import type { OrderMailTexts, PlatformTexts } from '../texts/text-types.ts';
import { type EditedTexts, findEditedTexts, mailTextsWith } from './edited-texts.ts';
import type { MailFrame, MailItem } from './mail-content.ts';

/** What a shop's mails have in common: its language and words, its URL, its frame. */
export type ShopLetter = {
  shop: OnlineLocale;
  lang: Language;
  brandName: string;
  texts: PlatformTexts['mails'];
  /** Origin of the shop: its own host where the storefront has one for it. */
  origin: string;
  /** Absolute URL of the shop's first page; paths follow it. */
  shopUrl: string;
  /** A day and a time by the clocks of the shop, as its people write them. */
  moment: (instant: Date) => string;
  /** The size of an item, shoes in their own word. */
  size: (product: LineItem['product']) => string;
  /** `signature` says why the mail was written. */
  frame: (signature: string) => MailFrame;
};

/** Small enough for a line, sharp on dense screens, px. */
const PICTURE_WIDTH = 160;

type PieceWriting = {
  origin: string;
  words: Pick<OrderMailTexts, 'colour' | 'size' | 'shoeSize' | 'quantity'>;
};

/** An item with its picture; what is undefined is left out. */
export function mailItem(
  { origin, words }: PieceWriting,
  product: LineItem['product'],
  { quantity, amount = '' }: { quantity?: number | undefined; amount?: string },
): MailItem {
  const counted = quantity === undefined ? [] : [words.quantity(quantity)];
  const { name, optionId, look } = product;
  return {
    ...{ name, amount },
    details: [...itemDetails(words, product), ...counted],
    // A format that old mail readers show.
    picture: optionPictureUrl(
      `${origin}/media`,
      { optionId, look },
      'AP',
      PICTURE_WIDTH,
      'tall',
      'jpg',
    ),
  };
}

/** How many there are, where it is more than one. */
export const ifSeveral = (quantity: number) => (quantity > 1 ? quantity : undefined);

type LetterConfig = Pick<
  PlatformConfig,
  'brandName' | 'storefrontOrigins' | 'environment' | 'brandHost'
>;

/** What the mails of a shop begin with, in the words of the retailer. */
export async function findLetter(
  db: Queryable,
  shop: OnlineLocale,
  config: LetterConfig,
): Promise<ShopLetter> {
  return letterOf(shop, config, await findEditedTexts(db, getDomain(shop).lang));
}

export function letterOf(
  shop: OnlineLocale,
  { brandName, storefrontOrigins, ...rule }: LetterConfig,
  edited: EditedTexts,
): ShopLetter {
  const origin = shopOrigin(shop, storefrontOrigins, rule);
  const { lang } = getDomain(shop);
  const shopUrl = `${origin}/${shop}`;
  const texts = mailTextsWith(lang, edited);
  return {
    ...{ shop, lang, brandName, origin, shopUrl },
    texts,
    size: (product) => itemSize(texts.order, product),
    moment: (instant) => writeMoment(instant, shop),
    frame: (signature) => ({ lang, brandName, shopUrl, signature }),
  };
}
