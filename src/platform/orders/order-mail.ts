import { shownName } from '#src/domain/account/display-name.ts';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { envelopeLines } from '#src/domain/address/envelope.ts';
import { uploadUrl } from '#src/domain/catalogue/pictures.ts';
import { INFO_TRI, INFO_TRI_IN_MAILS } from '#src/domain/legal/info-tri.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { vatOf } from '#src/domain/order/vat.ts';
import { languageTag, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { writeDay, writeDays } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { LegalDocument } from '../content/face.ts';
import type { MailBlock, MailContent, MailItem, MailSum } from '../kernel/mail/mail-content.ts';
import { ifSeveral, mailItem } from '../kernel/mail/shop-letter.ts';
import { writeAmount } from '../kernel/texts/amounts.ts';
import type { OrderMailTexts } from '../kernel/texts/text-types.ts';
import { trackingUrl } from './order-links.ts';

type Needs = {
  order: Order;
  firstName: string;
  shop: OnlineLocale;
  texts: OrderMailTexts;
  /** Origin of the storefront. */
  origin: string;
  /** Of the link that shows the order without a sign-in. */
  token: string;
  /** What the law wants on a durable medium, as it stood when the order was placed. */
  documents: readonly LegalDocument[];
  /** The shop that sold it. */
  domain: WebDomain;
  /** Whether the shop must say how goods and packaging are sorted. */
  hasSorting: boolean;
  /** Whether there is no account to see it in. */
  isGuest: boolean;
};

/** What a customer is written about an order: all that was bought, what it costs, where it goes. */
export function orderMail(needs: Needs): MailContent {
  const { order, firstName, shop, texts, origin, token, documents, hasSorting, isGuest } = needs;
  const tag = languageTag(shop);
  const { statement } = vatOf(order, needs.domain);
  const { centAmount, currencyCode } = order.totalPrice;
  const amount = (cents: number) => writeAmount(cents, currencyCode, tag);
  const items = order.lineItems.map(({ product, quantity, totalPrice, isFree }) =>
    mailItem({ origin, words: texts }, product, {
      quantity: ifSeveral(quantity),
      amount: isFree ? texts.free : amount(totalPrice.centAmount),
    }),
  );
  const sums: MailSum[] = [
    ...order.discounts.map(({ label, centAmount: off }) => ({
      label,
      amount: `\u2212${amount(off)}`,
      isTotal: false,
    })),
    ...(order.shippingInfo === null
      ? []
      : [
          {
            label: order.shippingInfo.name,
            amount:
              order.shippingInfo.price === 0
                ? texts.freeDelivery
                : amount(order.shippingInfo.price),
            isTotal: false,
          },
        ]),
    {
      label: statement === null ? texts.total : texts.untaxedTotal,
      amount: amount(centAmount),
      isTotal: true,
    },
  ];
  const addressed = (title: string, address: CartAddress | null) =>
    address === null ? [] : [{ kind: 'lines', title, lines: envelopeLines(address, tag) } as const];
  const lead = texts.lead(order.orderNumber, writeDay(order.createdAt, shop));
  return {
    subject: texts.subject(order.orderNumber),
    preview: lead,
    title: texts.title(shownName(firstName)),
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'items', items: [...items, ...extraItems(order, shop, texts, amount)] },
      { kind: 'sums', sums },
      ...(statement === null ? [] : [{ kind: 'text', text: statement } as const]),
      ...addressed(texts.deliveredTo, order.shippingAddress),
      ...expected(order, shop, texts),
      ...addressed(texts.billedTo, order.billingAddress),
      {
        kind: 'link',
        label: texts.track,
        url: trackingUrl(`${origin}/${shop}`, token),
      },
      ...(isGuest
        ? []
        : [{ kind: 'link', label: texts.link, url: `${origin}/${shop}/account/orders` } as const]),
      ...(hasSorting ? sortingBlocks(texts, origin) : []),
      ...documents.flatMap((document) => documentBlocks(document, origin)),
    ],
  };
}

function expected({ shippingInfo }: Order, shop: OnlineLocale, texts: OrderMailTexts) {
  const promise = shippingInfo?.promise;
  if (!promise) return [];
  return [
    { kind: 'text', text: texts.expected(writeDays(promise.from, promise.to, shop)) } as const,
  ];
}

/** The sign of sorting, and what it says. */
const sortingBlocks = ({ sorting }: OrderMailTexts, origin: string): MailBlock[] => [
  {
    kind: 'picture',
    url: `${origin}${INFO_TRI_IN_MAILS}`,
    width: INFO_TRI.width,
    height: INFO_TRI.height,
  },
  { kind: 'text', text: sorting, isOurs: true },
];

/** A legal text in the words of its editors, below what an authority has drawn of it. */
function documentBlocks({ title, paragraphs, notice }: LegalDocument, origin: string): MailBlock[] {
  const lines = { kind: 'lines', title, lines: paragraphs, isOurs: true } as const;
  if (notice === null) return [lines];
  const { pictureId, width, height } = notice;
  const url = uploadUrl(`${origin}/media`, pictureId);
  return [lines, { kind: 'picture', url, width, height }];
}

/** Cards, donations and gift wrap, which have no picture. */
function extraItems(
  { loyaltyCard, giftCards, donations, giftWrap }: Order,
  shop: OnlineLocale,
  texts: OrderMailTexts,
  amount: (cents: number) => string,
): MailItem[] {
  const item = (name: string, cents: number, details: string[] = []): MailItem => ({
    name,
    details,
    amount: amount(cents),
    picture: null,
  });
  return [
    ...(loyaltyCard === null ? [] : [item(texts.loyaltyCard, loyaltyCard.price)]),
    ...giftCards.map(({ price, recipientName, sendOn }) =>
      item(texts.giftCard, price, [
        recipientName,
        ...(sendOn === null ? [] : [texts.giftCardOn(writeDay(sendOn, shop))]),
      ]),
    ),
    ...donations.map(({ price }) => item(texts.donation, price)),
    ...(giftWrap === null
      ? []
      : [item(texts.giftWrap, giftWrap.price, giftWrap.message === '' ? [] : [giftWrap.message])]),
  ];
}
