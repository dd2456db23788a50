import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Event, eventSchema } from '#src/domain/event/event.ts';
import { serveEventsToStaff } from '#src/platform/events/staff.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { cartWith, checkOut, orderOf, pay, validate } from '../support/shopping.ts';
import { callAs, staffCaller } from '../support/staff-caller.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

type Got = { headers: Record<string, string>; body: string };

let platform: TestPlatform;
let receiver: Server;
const received: Got[] = [];
/** What the other system answers, from the first request on; the last one stays. */
let answers: number[] = [200];

beforeAll(async () => {
  platform = await startTestPlatform(undefined, { variables: { EVENTS_INSIDE: '1' } });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: Object(request.headers), body });
      response.writeHead(answers.length > 1 ? (answers.shift() ?? 200) : (answers[0] ?? 200));
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await platform.stop();
});
beforeEach(() => {
  received.length = 0;
  answers = [200];
});

const { inside } = { inside: () => platform.inside };
const as = (own?: Parameters<typeof staffCaller>[0]) => {
  const { database, clock, config } = inside();
  return callAs(staffCaller(own), (router) =>
    serveEventsToStaff(router, { database, now: clock.now, config }),
  );
};
const urlHere = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
const wanted = { types: ['order.placed', 'return.requested'], shops: ['fr-fr'], isActive: true };
const add = () => as()('POST', '/staff/event-endpoints', { ...wanted, url: urlHere() });

async function order(shop: { storeId: string; locale: 'fr-fr' | 'de-de' }) {
  const customer = await platform.customer('U1', shop);
  const address = shop.locale === 'de-de' ? { country: 'DE' as const, zipCode: '10115' } : {};
  const cart = await checkOut(customer, await cartWith(customer, 'S1'), address);
  await pay(platform, customer, cart, { paymentProduct: 'visa' });
  return orderOf(await validate(customer, cart));
}
const FRANCE = { storeId: '1001', locale: 'fr-fr' } as const;

describe('a system that asked for orders of France', () => {
  test('is told of one, signed so that it can be checked, and of nothing else', async () => {
    const { status, body: endpoint } = await add();
    expect(status).toBe(201);
    const { orderNumber } = await order(FRANCE);
    await inside().runJobs();

    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const event = eventSchema.parse(new Webhook(endpoint.secret).verify(body, headers));
    expect(event).toMatchObject({
      ...{ type: 'order.placed', shop: 'fr-fr', subject: { kind: 'order', id: orderNumber } },
      data: { orderNumber, lines: [{ sku: 'S1', quantity: 1 }] },
    });
    expect(() => new Webhook(endpoint.secret).verify(`${body} `, headers)).toThrow();
    // Nobody's name, street or mail.
    expect(body).not.toMatch(/@|line1|lastName/);
    const { body: deliveries } = await as()('GET', '/staff/event-deliveries');
    expect(deliveries.values).toMatchObject([{ state: 'delivered', attempts: 1, answer: '200' }]);
    await as()('DELETE', `/staff/event-endpoints/${endpoint.endpointId}`);
  });

  test('that was away is told again later, with the same id, and is counted once', async () => {
    const { body: endpoint } = await add();
    answers = [503, 500, 200];
    await order(FRANCE);
    const { runJobs, clock } = inside();
    await runJobs();
    clock.advance(10_000);
    await runJobs();
    clock.advance(60_000);
    await runJobs();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const { body } = await as()('GET', `/staff/event-deliveries?endpointId=${endpoint.endpointId}`);
    expect(body.values).toMatchObject([{ state: 'delivered', attempts: 3 }]);
    await as()('DELETE', `/staff/event-endpoints/${endpoint.endpointId}`);
  });

  test('that stays away for three days is given up, and is told again by hand', async () => {
    const { body: endpoint } = await add();
    answers = [503];
    await order(FRANCE);
    const { runJobs, clock } = inside();
    for (let hours = 0; hours <= 78; hours += 6) {
      await runJobs();
      clock.advance(6 * 3_600_000);
    }
    const path = `/staff/event-deliveries?endpointId=${endpoint.endpointId}`;
    const { body: failed } = await as()('GET', `${path}&state=failed`);
    expect(failed).toMatchObject({ total: 1, values: [{ answer: '503' }] });
    answers = [200];
    const again = `/staff/event-deliveries/${failed.values[0].deliveryId}/again`;
    expect((await as()('POST', again)).status).toBe(204);
    await runJobs();
    expect((await as()('GET', path)).body.values).toMatchObject([{ state: 'delivered' }]);
    await as()('DELETE', `/staff/event-endpoints/${endpoint.endpointId}`);
  });
});

test('a parcel that leaves is told with its lines and the status that the order has then', async () => {
  const { orderNumber, lineItems } = await order(FRANCE);
  const staff = openStaffCalls(platform, { role: 'warehouse' });
  const path = `/staff/orders/${orderNumber}`;
  const { body: sheet } = await staff.call('GET', path);
  const lines = lineItems.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const { version } = z.object({ version: z.int() }).parse(sheet);
  const parcel = { changeId: randomUUID(), version, carrier: 'Colissimo', lines };
  expect((await staff.call('POST', `${path}/parcels`, parcel)).status).toBe(200);
  const { body } = await as()('GET', '/staff/events?size=1000');
  const told = body.values.filter((event: Event) => event.data.orderNumber === orderNumber);
  expect(told).toMatchObject([
    { type: 'order.placed', data: { status: 'placed' } },
    { type: 'parcel.shipped', data: { status: 'shipped', parcel: { number: 1, lines } } },
    { type: 'order.changed', data: { status: 'shipped' } },
  ]);
});

test('a system that lost all goes through events by their numbers, those of its shops alone', async () => {
  const { orderNumber } = await order(FRANCE);
  const { body: all } = await as()('GET', '/staff/events?size=1000');
  const numbers = all.values.map(({ sequence }: { sequence: number }) => sequence);
  expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => one - other));
  const last = all.values.at(-1);
  expect(last.data.orderNumber).toBe(orderNumber);
  const { body: rest } = await as()('GET', `/staff/events?after=${last.sequence - 1}`);
  expect(rest.values).toEqual([last]);
  const { body: others } = await as({ shops: new Set(['de-de']) })('GET', '/staff/events');
  expect(others.values).toEqual([]);
});

test('who may not see a shop cannot have its events sent, nor an endpoint without a permission', async () => {
  const body = { ...wanted, url: urlHere() };
  const german = as({ shops: new Set(['de-de']) });
  expect((await german('POST', '/staff/event-endpoints', body)).status).toBe(403);
  const staff = as({ permissions: new Set(['orders:read']) });
  expect(await staff('POST', '/staff/event-endpoints', body)).toMatchObject({
    ...{ status: 403, body: { code: 'FORBIDDEN' } },
  });
});

test('an endpoint that somebody else has changed is not overwritten', async () => {
  const { body: endpoint } = await add();
  const path = `/staff/event-endpoints/${endpoint.endpointId}`;
  const change = { ...wanted, url: urlHere(), isActive: false };
  expect(await as()('PUT', path, { ...change, version: 1 })).toMatchObject({
    ...{ status: 200, body: { isActive: false, version: 2 } },
  });
  expect(await as()('PUT', path, { ...change, version: 1 })).toMatchObject({
    ...{ status: 412, body: { code: 'CHANGED_BY_OTHERS' } },
  });
  await order(FRANCE);
  await inside().runJobs();
  expect(received).toEqual([]);
  await as()('DELETE', path);
  const entries = await inside().database.select().from(auditEntries);
  const of = entries.filter(({ subjectId }) => subjectId === endpoint.endpointId);
  expect(of.map(({ action }) => action).toSorted()).toEqual([
    ...['endpoint.add', 'endpoint.change', 'endpoint.remove'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test('a URL inside of the network is refused unless the administrator allows it', async () => {
  const { database, clock, config } = inside();
  const careful = callAs(staffCaller(), (router) =>
    serveEventsToStaff(router, {
      ...{ database, now: clock.now },
      config: { ...config, isInsideAllowed: false },
    }),
  );
  for (const url of ['http://erp.example/events', 'https://127.0.0.1/', 'https://[::1]/']) {
    expect(await careful('POST', '/staff/event-endpoints', { ...wanted, url })).toMatchObject({
      ...{ status: 422, body: { code: 'ENDPOINT_NOT_ALLOWED' } },
    });
  }
});
