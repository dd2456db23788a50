import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeMoment } from '#src/domain/shop/shop-day.ts';
import { reservationSchema, reservationsSchema } from '#src/domain/store/reservation.schema.ts';
import { storeSchema } from '#src/domain/store/store.schema.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { closingTime, reserve } from '#src/platform/reservations/reserve.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterEach(() => platform.stop());

const RESERVATIONS = '/customers-self/reservations';
/** The first store of Paris, and a piece that every store of Paris has. */
const PIECE = { storeId: '1001', sku: 'S1' };

const storeOf = async (storeId: string) => {
  const path = `/ecommerce/v2/storelocator/stores/${storeId}`;
  return storeSchema.parse((await platform.guest().call('GET', path)).body);
};

const reserveAs = (customer: 'U1' | 'U2' | 'U4' | 'U5', body: unknown, shop = {}) =>
  platform.customer(customer, shop).then((one) => one.call('POST', RESERVATIONS, { body }));

async function listed(customer: 'U1' | 'U2' | 'U4' | 'U5', shop = {}) {
  const { body } = await (await platform.customer(customer, shop)).call('GET', RESERVATIONS);
  return reservationsSchema.parse(body).values;
}

describe('a reservation', () => {
  test('is kept for two days and listed, with what and where', {
    tags: ['PRD-11', 'ACC-14', 'A-096'],
  }, async () => {
    const { status, body } = await reserveAs('U2', PIECE);
    expect(status).toBe(200);
    const made = reservationSchema.parse(body);
    expect(made).toMatchObject({
      sku: 'S1',
      state: 'OPEN',
      product: { name: 'Robe midi', size: '38' },
      store: { city: 'Paris' },
    });
    const store = await storeOf(PIECE.storeId);
    const closing = closingTime(store, new Date(made.createdAt), 2);
    expect(made.pickUpBefore).toBe(closing.toISOString());
    expect(await listed('U2')).toEqual([made]);
    expect(await listed('U4')).toEqual([]);
  });

  test('asked for twice is the same one', { tags: ['PRD-11'] }, async () => {
    const [one, other] = await Promise.all([reserveAs('U2', PIECE), reserveAs('U2', PIECE)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await listed('U2')).toHaveLength(1);
  });

  test('is nothing for guests', { tags: ['T05'] }, async () => {
    const guest = platform.guest();
    expect((await guest.call('POST', RESERVATIONS, { body: PIECE })).status).toBe(401);
    expect((await guest.call('GET', RESERVATIONS)).status).toBe(401);
  });

  test.each([
    [{ storeId: '1001', sku: 'S0' }, 422, 'SIZE_NOT_IN_STORE'],
    [{ storeId: '1001', sku: 'NOPE' }, 422, 'SIZE_NOT_IN_STORE'],
    [{ storeId: '9999', sku: 'S1' }, 404, 'STORE_NOT_FOUND'],
    // A store of another country.
    [{ storeId: '3001', sku: 'S1' }, 404, 'STORE_NOT_FOUND'],
    [{ storeId: '1001' }, 400, 'BAD_REQUEST'],
    [{ ...PIECE, note: 'x' }, 400, 'BAD_REQUEST'],
  ])('%j is %i %s', { tags: ['PRD-11'] }, async (body, status, code) => {
    const answer = await reserveAs('U2', body);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  test('is not to be had where the shop reserves nothing', {
    tags: ['PRD-11', 'DOM-15'],
  }, async () => {
    const shop = { storeId: '1003', locale: 'en' } as const;
    const answer = await reserveAs('U2', { storeId: '3001', sku: 'S1' }, shop);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'RESERVATION_NOT_OFFERED' }]);
  });

  test('five are enough at one time', { tags: ['PRD-11'] }, async () => {
    for (const storeId of ['1001', '1002', '1003', '1004', '1005']) {
      expect((await reserveAs('U2', { storeId, sku: 'S1' })).status).toBe(200);
    }
    const sixth = await reserveAs('U2', { storeId: '1006', sku: 'S1' });
    expect(sixth.body).toMatchObject({ code: 'RESERVATION_LIMIT_REACHED' });
  });
});

describe.skipIf(isRemote)('the stock of a store', () => {
  const held = async () => {
    const { rows } = await platform.inside.database.execute<{ quantity: number }>(
      sql`select quantity from store_stocks where store_id = '1001' and sku = 'S1'`,
    );
    return rows[0]?.quantity;
  };

  test('gives its last piece to one of many who press at once', { tags: ['PRD-11'] }, async () => {
    const { database, clock } = platform.inside;
    await database.execute(
      sql`update store_stocks set quantity = 1 where store_id = '1001' and sku = 'S1'`,
    );
    const customers = ['U1', 'U2', 'U4', 'U5'];
    const store = await storeOf(PIECE.storeId);
    const results = await Promise.all(
      customers.map((customerId) =>
        reserve(database, { customerId, domain: 'fr-fr', sku: PIECE.sku, store }, clock.now()),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await held()).toBe(0);
  });

  test('gets back what its customer cancels, once, and nobody else can', {
    tags: ['PRD-11', 'T05'],
  }, async () => {
    const before = (await held()) ?? 0;
    await reserveAs('U2', PIECE);
    const [made] = await listed('U2');
    const path = `${RESERVATIONS}/${made?.reservationId}`;
    const [owner, stranger] = [await platform.customer('U2'), await platform.customer('U4')];
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect((await platform.guest().call('DELETE', path)).status).toBe(401);
    const elsewhere = await platform.customer('U2', { storeId: '1002', locale: 'fr-ch' });
    expect((await elsewhere.call('DELETE', path)).status).toBe(404);
    expect(await held()).toBe(before - 1);
    const answers = await Promise.all([owner.call('DELETE', path), owner.call('DELETE', path)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await held()).toBe(before);
    expect(await listed('U2')).toMatchObject([{ state: 'CANCELLED' }]);
    // The same piece may be reserved again, and what is over goes back by itself alone.
    expect((await reserveAs('U2', PIECE)).status).toBe(200);
    const [again] = await listed('U2');
    const { clock } = platform.inside;
    clock.advance(Date.parse(again?.pickUpBefore ?? '') - clock.now().getTime() + 1_000);
    const late = await owner.call('DELETE', `${RESERVATIONS}/${again?.reservationId}`);
    expect(late.status).toBe(404);
    await platform.inside.runJobs('release-reservations');
    expect(await held()).toBe(before);
  });

  test('gets back what was not collected by closing time two days on', {
    tags: ['PRD-11', 'A-096'],
  }, async () => {
    const before = (await held()) ?? 0;
    await reserveAs('U2', PIECE);
    expect(await held()).toBe(before - 1);
    const [made] = await listed('U2');
    const { clock } = platform.inside;
    const left = Date.parse(made?.pickUpBefore ?? '') - clock.now().getTime();
    clock.advance(left - 60_000);
    await platform.inside.runJobs('release-reservations');
    expect(await held()).toBe(before - 1);
    clock.advance(60_000);
    await platform.inside.runJobs('release-reservations');
    expect(await held()).toBe(before);
    expect(await listed('U2')).toMatchObject([{ state: 'EXPIRED' }]);
    await platform.inside.runJobs('release-reservations');
    expect(await held()).toBe(before);
  });
});

describe.skipIf(isRemote)('the customer of a reservation', () => {
  const mailsOf = async () => {
    await platform.inside.runJobs('release-reservations');
    return platform.inside.database
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'u2@vitrine.example'))
      .orderBy(asc(mails.writtenAt));
  };

  test('is written when it waits and when it is cancelled, in the language and time of the shop', async () => {
    await reserveAs('U2', PIECE);
    const [made] = await listed('U2');
    const [first, ...none] = await mailsOf();
    expect(none).toEqual([]);
    expect(first).toMatchObject({ kind: 'reservation', lang: 'fr', subject: expect.any(String) });
    const until = writeMoment(new Date(made?.pickUpBefore ?? ''), 'fr-fr');
    expect(first?.text).toContain(`jusqu’au ${until}`);
    for (const fact of ['Robe midi', 'Taille : 38', '29,99', 'Paris', made?.reservationId]) {
      expect(first?.text.replaceAll('\u00a0', ' ')).toContain(fact);
    }
    const owner = await platform.customer('U2');
    await owner.call('DELETE', `${RESERVATIONS}/${made?.reservationId}`);
    const [, second, ...more] = await mailsOf();
    expect(second?.kind).toBe('reservation-cancelled');
    expect(second?.subject.replaceAll('\u00a0', ' ')).toBe('Réservation annulée : Robe midi');
    expect(more).toEqual([]);
  });
});
