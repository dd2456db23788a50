import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import type { MailBlock } from '../../kernel/mail/mail-content.ts';
import { mailItem, type ShopLetter } from '../../kernel/mail/shop-letter.ts';

/** The items of an order that come back, in a mail about it. */
export function returnedItemsBlock(
  { origin, texts: { order: words } }: ShopLetter,
  { lineItems }: Pick<Order, 'lineItems'>,
  lines: readonly LineShare[],
): MailBlock {
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return {
    kind: 'items',
    items: lineItems
      .filter(({ lineId }) => quantities.has(lineId))
      .map(({ lineId, product }) =>
        mailItem({ origin, words }, product, { quantity: quantities.get(lineId) }),
      ),
  };
}

/** What a customer still gets of an order of which some was cancelled. */
export function toComeBlocks(
  letter: ShopLetter,
  order: Pick<Order, 'lineItems'>,
  toSend: readonly LineShare[],
): MailBlock[] {
  const isOfOrder = order.lineItems.some((item) =>
    toSend.some(({ lineId }) => lineId === item.lineId),
  );
  if (!isOfOrder) return [];
  return [
    { kind: 'text', text: letter.texts.order.toCome },
    returnedItemsBlock(letter, order, toSend),
  ];
}
