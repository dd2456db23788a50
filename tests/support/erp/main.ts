import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { getEvents } from '#src/domain/event/event.calls.ts';
import { eventSchema } from '#src/domain/event/event.ts';
import { getStaffOrder, markPicked, sendParcel } from '#src/domain/order/staff-order.calls.ts';
import { changeStocks, listStocks } from '#src/domain/stock/stock.calls.ts';
import { stockChangeSchema } from '#src/domain/stock/stock.schema.ts';
import { openShop } from './ask-shop.ts';
import { type ErpChange, type ErpOrder, openErpStore } from './erp-store.ts';

/**
 * A stand-in of an ERP, written by docs/api.md: it takes orders by signed events and catches up, picks
 * and ships them, and sends what came and what was counted. It may be killed at any moment.
 */

const settings = z
  .object({
    ERP_STORE: z.string(),
    ERP_PORT: z.coerce.number(),
    ERP_SHOP: z.url(),
    ERP_KEY: z.string(),
    ERP_SECRET: z.string(),
  })
  .parse(process.env);

const store = openErpStore(settings.ERP_STORE);
const ask = openShop(settings.ERP_SHOP, settings.ERP_KEY);
const webhook = new Webhook(settings.ERP_SECRET);

const headersSchema = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});

createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    try {
      const headers = headersSchema.parse(request.headers);
      const event = eventSchema.parse(webhook.verify(body, headers));
      // Before the stock was read, what is told now would be counted twice.
      if (store.cursor() === null) throw new Error('it has not begun');
      store.takeMessage(headers['webhook-id'], event);
      response.writeHead(204).end();
    } catch {
      response.writeHead(503).end();
    }
  });
}).listen(settings.ERP_PORT, '127.0.0.1');

async function begin(): Promise<void> {
  if (store.cursor() !== null) return;
  const { values } = await ask(listStocks, { query: { size: 100 } });
  store.begin(values);
}

async function catchUp(): Promise<void> {
  const { values } = await ask(getEvents, { query: { after: store.cursor() ?? 0, size: 100 } });
  store.takeEvents(values);
  if (values.length > 0) await catchUp();
}

/** The same write again after a crash: its id is stored, and the shop makes it once. */
async function pick({ orderNumber, pickId: changeId }: ErpOrder): Promise<void> {
  const params = { orderNumber };
  const { version } = await ask(getStaffOrder, { params });
  await ask(markPicked, { params, body: { changeId, version } });
  store.picked(orderNumber);
}

async function ship(order: ErpOrder): Promise<void> {
  const { orderNumber, parcelId: changeId } = order;
  const params = { orderNumber };
  const { version } = await ask(getStaffOrder, { params });
  const lines = order.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const body = { changeId, version, carrier: 'Colissimo', trackingNumber: orderNumber, lines };
  await ask(sendParcel, { params, body });
  store.shipped(order);
}

/** What is sent for a change; a count says what the shop had when it was made. */
async function bodyOf({ changeId, sku, kind }: ErpChange): Promise<string> {
  const line = { item: sku, reason: kind };
  const { values } = await ask(listStocks, { query: { sku } });
  const seen = values[0]?.quantity ?? 0;
  const many = Math.floor(Math.random() * 4);
  const change = kind === 'receive' ? { difference: many } : { quantity: seen + many - 1, seen };
  return JSON.stringify({ changeId, lines: [{ ...line, ...change }] });
}

async function sendChange(change: ErpChange): Promise<void> {
  const text = change.body ?? (await bodyOf(change));
  if (change.body === null) store.writeChange(change.changeId, text);
  const body = stockChangeSchema.parse(JSON.parse(text));
  const { lines } = await ask(changeStocks, { body });
  const [line] = lines;
  // A count that came too late changes nothing, here or there.
  const difference = line?.outcome === 'done' ? (line.after ?? 0) - (line.before ?? 0) : 0;
  store.endChange(change, difference);
}

const PAUSE_MS = 100;

for (;;) {
  try {
    await begin();
    await catchUp();
    for (const order of store.orders('new')) await pick(order);
    for (const order of store.orders('picked')) await ship(order);
    for (const change of store.openChanges()) await sendChange(change);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  await setTimeout(PAUSE_MS);
}
