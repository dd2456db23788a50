import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giftCardPaymentSchema } from '#src/domain/gift-card/gift-card.schema.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { mails } from '#src/platform/mail/tables.ts';
import { changed, GIFT_CARD, giftCard } from '../support/cart-extras.ts';
import { readMails } from '../support/mailbox.ts';
import { cartWith, checkOut, pay, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe.skipIf(isRemote)('a gift card that was bought', () => {
  const giftMails = () => readMails(platform.inside.database, eq(mails.kind, 'gift-card'));

  test('is written to whom it is for once the order stands, once, and pays with its PIN', {
    tags: ['GFT-02', 'GFT-04'],
  }, async () => {
    const giver = await platform.customer('U2');
    const filled = await changed(giver, await cartWith(giver, 'S1'), giftCard());
    const cart = await checkOut(giver, filled);
    await pay(platform, giver, cart);
    expect(await giftMails()).toEqual([]);
    orderSchema.parse((await validate(giver, cart)).body);
    await platform.inside.runJobs();
    await platform.inside.runJobs();
    const written = await giftMails();
    expect(written).toHaveLength(1);
    const text = written[0]?.text ?? '';
    expect(written[0]?.recipient).toBe(GIFT_CARD.recipientEmail);
    expect(text).toContain(GIFT_CARD.message);
    const [, number = ''] = /Numéro\n(.+)/.exec(text) ?? [];
    const [, pin = ''] = /Code\n(\d+)/.exec(text) ?? [];
    expect(number).toMatch(/^(\w{4} ){3}\w{4}$/);

    const receiver = await platform.customer('U5');
    const wanted = await checkOut(receiver, await cartWith(receiver, 'S1'));
    const use = (body: object) =>
      receiver.call('POST', `/carts-self/${wanted.id}/gift-cards/${encodeURIComponent(number)}`, {
        query: { version: wanted.version },
        body,
      });
    expect((await use({ amount: 9_999, pin: '0000000' })).status).toBe(404);
    const { body } = await use({ amount: 9_999, pin });
    expect(giftCardPaymentSchema.parse(body)).toEqual({
      amountPlanned: wanted.totalPrice.centAmount,
      amountLeft: 0,
    });
  });
});
