import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendingTime } from '#src/domain/gift-card/bought-card.ts';
import { giftCardPaymentSchema } from '#src/domain/gift-card/gift-card.schema.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { shopDay, writeDay } from '#src/domain/shop/shop-day.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { changed, GIFT_CARD, giftCard } from '../support/cart-extras.ts';
import { readMails } from '../support/mailbox.ts';
import { cartWith, checkOut, pay, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY_MS = 86_400_000;

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
    expect(written[0]?.subject).toContain(GIFT_CARD.senderName);
    expect(text).toContain(GIFT_CARD.senderName);
    expect(written[0]?.html).toContain('/gift-card-ribbon.png"');
    const [, number = ''] = /Numéro\n(.+)/.exec(text) ?? [];
    const [, pin = ''] = /Code PIN\n(\d+)/.exec(text) ?? [];
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

  test('for a day is written in the morning of that day, beside one that goes right away', async () => {
    const { clock, database, runJobs } = platform.inside;
    const giver = await platform.customer('U2');
    const day = shopDay(new Date(clock.now().getTime() + 10 * DAY_MS), 'FR');
    const morning = sendingTime(day, 'FR');
    const cart = await checkOut(
      giver,
      await changed(
        giver,
        await cartWith(giver, 'S1'),
        giftCard({ recipientEmail: 'later@vitrine.example', sendOn: day }),
        giftCard({ recipientEmail: 'now@vitrine.example' }),
      ),
    );
    await pay(platform, giver, cart);
    const order = orderSchema.parse((await validate(giver, cart)).body);
    const writtenTo = async (recipient: string) =>
      (await giftMails()).filter((mail) => mail.recipient === recipient);
    await runJobs();
    expect(await writtenTo('now@vitrine.example')).toHaveLength(1);
    expect(await writtenTo('later@vitrine.example')).toEqual([]);
    const about = eq(mails.about, order.orderNumber);
    const [confirmation] = await readMails(database, about);
    expect(confirmation?.text).toContain(`Envoi le ${writeDay(day, 'fr-fr')}`);

    clock.advance(morning - clock.now().getTime() - 60_000);
    await runJobs();
    expect(await writtenTo('later@vitrine.example')).toEqual([]);
    // The queue counts whole seconds.
    clock.advance(62_000);
    await runJobs();
    await runJobs();
    const [late, ...others] = await writtenTo('later@vitrine.example');
    expect(others).toEqual([]);
    expect(late?.subject).toContain(GIFT_CARD.senderName);
    expect(await writtenTo('now@vitrine.example')).toHaveLength(1);
  });
});
