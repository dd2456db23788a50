import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownReviewsSchema, productReviewsSchema } from '#src/domain/review/review.schema.ts';
import { listReviews } from '#src/domain/review/staff-review.calls.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { reviews } from '#src/platform/reviews/tables.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import type { Caller } from '../support/platform-client.ts';
import { pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** What S1 and S2 of the small shop are sizes of. */
const PRODUCT = '949';
const OTHER = '950';
const DRAFT = { rating: 4, fit: 'small', text: 'Falls a little small, but hangs well.' };

let platform: TestPlatform;
let editor: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (isRemote) return;
  editor = openStaffCalls(platform, { role: 'editor' });
});
afterAll(() => platform.stop());

const write = (customer: Caller, body: unknown = DRAFT, productId = PRODUCT) =>
  customer.call('PUT', `/customers-self/reviews/${productId}`, { body });
const own = async (customer: Caller) =>
  ownReviewsSchema.parse((await customer.call('GET', '/customers-self/reviews')).body).values;
const shown = async (query = '', shop?: { storeId: string; locale: 'en' | 'fr-fr' }) =>
  productReviewsSchema.parse(
    (
      await platform
        .guest(shop)
        .call('GET', `/ecommerce/v3/catalog/products/${PRODUCT}/reviews${query}`)
    ).body,
  );
const reviewOf = async (customerId: string) => {
  const [row] = await platform.inside.database
    .select()
    .from(reviews)
    .where(eq(reviews.customerId, customerId));
  if (row === undefined) throw new Error('no review');
  return row;
};
const judge = (reviewId: string, body: { writtenAt: string; to: string }, by = editor) =>
  by.call('POST', `/staff/reviews/${reviewId}/judgement`, body);
const listed = async (query = '', by = editor) =>
  listReviews.answer.parse((await by.call('GET', `/staff/reviews?size=100${query}`)).body).values;

async function buyer(name: 'U2' | 'U4'): Promise<Caller> {
  const customer = await platform.customer(name);
  const cart = await readyCart(customer);
  await pay(platform, customer, cart);
  expect((await validate(customer, cart)).status).toBe(200);
  return customer;
}

describe.skipIf(isRemote)('a review', () => {
  test('is for who has bought the product, and for nobody else', async () => {
    const stranger = await platform.customer('U5');
    const refused = await write(stranger);
    expect([refused.status, wireErrorSchema.parse(refused.body).code]).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect((await write(platform.guest())).status).toBe(401);
    const customer = await buyer('U2');
    expect((await write(customer)).status).toBe(200);
    expect((await write(customer, DRAFT, OTHER)).status).toBe(404);
    await platform.inside.database
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.customerId, 'U2'));
    expect((await write(customer)).status).toBe(404);
    expect(await own(stranger)).toEqual([]);
  });

  test.each([
    { ...DRAFT, rating: 0 },
    { ...DRAFT, rating: 4.5 },
    { ...DRAFT, text: '   too few   ' },
    { ...DRAFT, text: 'x'.repeat(1_001) },
    { ...DRAFT, fit: 'huge' },
    { ...DRAFT, author: 'Somebody Else' },
  ])('of other than one to five stars and ten to a thousand signs is refused: %j', async (body) => {
    expect((await write(await platform.customer('U2'), body)).status).toBe(400);
  });

  test('waits for the shop, is shown in its language, and waits again once it is changed', async () => {
    const customer = await buyer('U4');
    const before = await shown();
    await write(customer, { ...DRAFT, text: '<img src=x onerror=alert(1)> hangs well' });
    expect((await shown()).total).toBe(before.total);
    const first = await reviewOf('U4');
    expect(await listed('&state=waiting')).toContainEqual(
      expect.objectContaining({ id: first.reviewId, text: expect.stringContaining('<img src=x') }),
    );

    // One review a customer and product: the second wording takes the place of the first.
    await Promise.all([write(customer), write(customer)]);
    expect(await own(customer)).toEqual([{ ...DRAFT, productId: PRODUCT, state: 'waiting' }]);
    const { reviewId } = first;
    const stale = { writtenAt: new Date(0).toISOString(), to: 'shown' };
    expect((await judge(reviewId, stale)).status).toBe(412);
    const writtenAt = (await reviewOf('U4')).writtenAt.toISOString();
    const seen = { writtenAt, to: 'shown' };
    expect((await shown()).total).toBe(before.total);

    const answers = await Promise.all([judge(reviewId, seen), judge(reviewId, seen)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await shown();
    expect(after.total).toBe(before.total + 1);
    expect(after.values[0]).toMatchObject({ ...DRAFT, author: 'Lena H.' });
    expect(after.values[0]?.size).toMatch(/\d/);
    expect((await shown('', { storeId: '1003', locale: 'en' })).values).not.toContainEqual(
      after.values[0],
    );

    expect((await judge(reviewId, { ...seen, to: 'refused' })).body).toMatchObject({
      ...{ id: reviewId, state: 'refused', lang: 'fr' },
    });
    expect((await shown()).total).toBe(before.total);
    expect((await own(customer))[0]?.state).toBe('refused');
    await write(customer, { ...DRAFT, rating: 5 });
    expect((await own(customer))[0]).toMatchObject({ rating: 5, state: 'waiting' });
  });

  test('comes with the mean, page by page, and with what most found of the fit', async () => {
    const values = ([5, 4, 2] as const).map((rating, at) => ({
      ...{ customerId: `buyer-${at}`, productId: OTHER, author: 'A. B.', lang: 'fr' as const },
      ...{ rating, fit: at === 0 ? ('true' as const) : ('large' as const) },
      ...{ text: `review ${at} of three`, state: 'shown' as const, writtenAt: new Date(at) },
    }));
    const { database } = platform.inside;
    await database.delete(reviews).where(eq(reviews.productId, OTHER));
    await database.insert(reviews).values(values);
    const read = async (query: string) =>
      productReviewsSchema.parse(
        (await platform.guest().call('GET', `/ecommerce/v3/catalog/products/950/reviews?${query}`))
          .body,
      );
    const first = await read('page=0&size=2');
    expect(first).toMatchObject({ total: 3, average: 3.7, fit: 'large' });
    expect(first.values.map(({ text }) => text)).toEqual([
      'review 2 of three',
      'review 1 of three',
    ]);
    expect((await read('page=1&size=2')).values.map(({ text }) => text)).toEqual([
      'review 0 of three',
    ]);
    const none = await platform
      .guest()
      .call('GET', '/ecommerce/v3/catalog/products/999999/reviews');
    expect(none.body).toEqual({ total: 0, average: null, fit: null, values: [] });
  });

  test('is judged by whose shops speak its language, and each judgement is written down', async () => {
    const { reviewId, writtenAt } = await reviewOf('U4');
    const body = { writtenAt: writtenAt.toISOString(), to: 'shown' };
    const spanish = openStaffCalls(platform, { role: 'editor', shops: ['es-es'] });
    expect((await judge(reviewId, body, spanish)).status).toBe(404);
    expect(await listed('', spanish)).toEqual([]);
    const french = openStaffCalls(platform, { role: 'editor', shops: ['fr-fr'] });
    expect((await listed('', french)).map(({ id }) => id)).toContain(reviewId);
    expect((await judge(reviewId, body, french)).status).toBe(200);
    const written = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, french.caller.id));
    expect(written).toMatchObject([
      {
        ...{ action: 'review.judge', subjectId: reviewId },
        ...{ before: { state: 'waiting' }, after: { state: 'shown' } },
      },
    ]);
    const buyerOfGoods = openStaffCalls(platform, { role: 'buyer' });
    expect((await judge(reviewId, body, buyerOfGoods)).status).toBe(403);
  });
});
