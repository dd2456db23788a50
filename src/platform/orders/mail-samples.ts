import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { PAID_STATUSES } from '#src/domain/order/order.values.ts';
import { languageTag } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import {
  type MailSamples,
  SAMPLE_PERSON,
  SAMPLE_TOKEN,
  type SampleOrder,
} from '../kernel/mail/mail-samples.ts';
import type { ShopLetter } from '../kernel/mail/shop-letter.ts';
import { writeAmount } from '../kernel/texts/amounts.ts';
import { giftCardMail } from './gift-cards/gift-card-mail.ts';
import { orderMail } from './order-mail.ts';
import { toOrder } from './order-store.ts';
import { refundMail } from './refunds/refund-mail.job.ts';
import { returnMail, withdrawalMail } from './returns/return-mail.job.ts';
import { shippingMail } from './sending/shipping-mail.job.ts';
import { orders } from './tables.ts';

const { firstName, lastName, line1, number } = SAMPLE_PERSON;

function ofNobody<Address extends CartAddress>(address: Address | null): Address | null {
  if (address === null) return null;
  const { asTyped, ...rest } = address;
  const city = asTyped?.city ?? rest.city;
  return {
    ...address,
    ...{ firstName, lastName, line1, line2: '', line3: '', line4: '', phoneNumber: '' },
    asTyped: { firstName, lastName, line1, line2: '', line3: '', line4: '', city },
  };
}

/** An order without what its customer typed. */
function anonymous(order: Order): Order {
  const { giftWrap, giftCards, shippingAddress, billingAddress } = order;
  const given = { recipientName: firstName, recipientEmail: '', senderName: '', message: '' };
  return {
    ...order,
    giftWrap: giftWrap && { ...giftWrap, message: '' },
    giftCards: giftCards.map((card) => ({ ...card, ...given })),
    shippingAddress: ofNobody(shippingAddress),
    billingAddress: ofNobody(billingAddress),
  };
}

const isWritten = inArray(orders.status, [...PAID_STATUSES]);
const hasGoods = sql`jsonb_array_length(${orders.lineItems}) > 0`;

export type SampleChoice = { orderNumber: string; placedAt: Date };

/** The newest orders of shops, by their stores. */
export function findSampleOrders(
  db: Queryable,
  storeIds: readonly string[],
  count: number,
): Promise<SampleChoice[]> {
  return db
    .select({ orderNumber: orders.orderNumber, placedAt: orders.createdAt })
    .from(orders)
    .where(and(inArray(orders.storeId, [...storeIds]), isWritten, hasGoods))
    .orderBy(desc(orders.createdAt))
    .limit(count);
}

/** An order to show mails with; null where there is none of this number in these shops. */
export async function findSampleOrder(
  db: Queryable,
  orderNumber: string,
  domains: readonly WebDomain[],
): Promise<SampleOrder | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const domain = row && domains.find(({ storeId }) => storeId === row.storeId);
  const product = row?.lineItems[0]?.product;
  if (row === undefined || domain === undefined || product === undefined) return null;
  return { order: anonymous(toOrder(row)), domain, product };
}

const ofOrders = ({ texts, brandName }: ShopLetter) => texts.signature(brandName);
const allOf = ({ lineItems }: Order) =>
  lineItems.map(({ lineId, quantity }) => ({ lineId, quantity, reason: null }));
/** As if all of an order had come back: what was paid for it went back by the bank, or on cards. */
const refunded = (order: Order, hasCome: boolean) => {
  const { centAmount } = order.totalPrice;
  const lines = hasCome ? allOf(order) : [];
  const half = Math.floor(centAmount / 2);
  const giftCards = hasCome ? [] : [{ cardId: '', centAmount: half }];
  return {
    lines,
    ...{ hasCome, isGuest: false, toSend: [] },
    refund: { bankCents: hasCome ? centAmount : centAmount - half, giftCards },
  };
};
/** As if all of an order came back. */
const returned = (order: Order) => ({
  ...{ lines: allOf(order), returnNumber: `${order.orderNumber}-1`, unsent: [] },
  ...{ way: null, feeCents: 0 },
  declaredAt: new Date(order.createdAt),
});
const terms = ({ order, domain }: SampleOrder, { brandName }: ShopLetter) => ({
  ...{ sold: domain, cents: order.totalPrice.centAmount },
  ...{ token: SAMPLE_TOKEN, brandName, isGuest: false, toSend: [] },
});

const giftCard = (letter: ShopLetter, { order }: SampleOrder, senderName: string) => ({
  content: giftCardMail(letter, {
    bought: { recipientName: firstName, senderName, message: '', design: GIFT_CARD_DESIGNS[0] },
    amount: writeAmount(5_000, order.totalPrice.currencyCode, languageTag(letter.shop)),
    card: { number: number.replaceAll(' ', ''), pin: '0000', expiresAt: new Date(order.createdAt) },
  }),
  signature: letter.texts.giftCard.signature(letter.brandName),
});

const shipping = (letter: ShopLetter, { order, domain }: SampleOrder) => ({
  content: shippingMail(
    letter,
    {
      ...{ orderNumber: order.orderNumber, carrier: domain.params.returns.carrier },
      ...{ trackingNumber: '0000000000', items: order.lineItems },
    },
    SAMPLE_TOKEN,
  ),
  signature: ofOrders(letter),
});

/** What the mails about orders say, as if everything that they are about had become of one. */
export const ORDER_MAIL_SAMPLES: MailSamples<SampleOrder> = {
  order: [
    (letter, { order, domain }) => ({
      content: orderMail({
        ...{ order, domain, firstName, token: SAMPLE_TOKEN, documents: [] },
        ...{ shop: letter.shop, origin: letter.origin, texts: letter.texts.order },
        hasSorting: domain.params.agec,
        isGuest: false,
      }),
      signature: ofOrders(letter),
    }),
  ],
  shipping: [shipping],
  shared: [
    shipping,
    (letter, sample) => ({
      content: returnMail(letter, sample.order, returned(sample.order), terms(sample, letter)),
      signature: ofOrders(letter),
    }),
  ],
  withdrawal: [
    (letter, sample) => ({
      content: withdrawalMail(letter, sample.order, returned(sample.order), terms(sample, letter)),
      signature: ofOrders(letter),
    }),
  ],
  return: [
    (letter, sample) => ({
      content: returnMail(letter, sample.order, returned(sample.order), terms(sample, letter)),
      signature: ofOrders(letter),
    }),
  ],
  refund: [true, false].map((hasCome) => (letter: ShopLetter, { order }: SampleOrder) => ({
    content: refundMail(letter, order, refunded(order, hasCome)),
    signature: ofOrders(letter),
  })),
  'gift-card': [lastName, ''].map(
    (sender) => (letter: ShopLetter, sample: SampleOrder) =>
      giftCard(letter, sample, sender === '' ? '' : `${firstName} ${sender}`),
  ),
};
