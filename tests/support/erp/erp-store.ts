import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Event } from '#src/domain/event/event.ts';

/** What an ERP keeps of a shop, in a file of its own that survives a kill. */

const SCHEMA = `
  create table if not exists cursor (only_one integer primary key check (only_one = 1), sequence integer not null);
  create table if not exists inbox (webhook_id text primary key);
  create table if not exists orders (
    order_number text primary key, lines text not null, state text not null,
    pick_id text not null, parcel_id text not null);
  create table if not exists stocks (sku text primary key, quantity integer not null);
  create table if not exists changes (
    change_id text primary key, sku text not null, kind text not null, body text, state text not null);
`;

const linesSchema = z.array(z.object({ lineId: z.string(), sku: z.string(), quantity: z.int() }));
const placedSchema = z.object({ orderNumber: z.string(), lines: linesSchema });

const orderSchema = z.object({
  orderNumber: z.string(),
  lines: z.string().transform((text) => linesSchema.parse(JSON.parse(text))),
  /** `new`, `picked`, then `shipped`. */
  state: z.enum(['new', 'picked', 'shipped']),
  /** Ids of its writes to the shop, which a crash does not change. */
  pickId: z.string(),
  parcelId: z.string(),
});
export type ErpOrder = z.infer<typeof orderSchema>;

const changeSchema = z.object({
  changeId: z.string(),
  sku: z.string(),
  kind: z.enum(['receive', 'count']),
  /** As it was first sent; null until then. */
  body: z.string().nullable(),
});
export type ErpChange = z.infer<typeof changeSchema>;

export function openErpStore(file: string) {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  db.exec(SCHEMA);

  /** All of it is written, or nothing. */
  function whole<T>(work: () => T): T {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  }

  const moveStock = (sku: string, difference: number) =>
    db.prepare('update stocks set quantity = quantity + ? where sku = ?').run(difference, sku);

  /** Stores an order that it does not have, and takes its items from stock. */
  function takeOrder(event: Event): void {
    if (event.type !== 'order.placed') return;
    const { orderNumber, lines } = placedSchema.parse(event.data);
    const { changes } = db
      .prepare(`insert or ignore into orders values (?, ?, 'new', ?, ?)`)
      .run(orderNumber, JSON.stringify(lines), randomUUID(), randomUUID());
    if (Number(changes) === 0) return;
    for (const { sku, quantity } of lines) moveStock(sku, -quantity);
  }

  return {
    /** The last event that was caught up with; null before the shop's stock was read. */
    cursor(): number | null {
      const row = db.prepare('select sequence from cursor').get();
      return row === undefined ? null : z.object({ sequence: z.int() }).parse(row).sequence;
    },
    begin(held: readonly { sku: string; quantity: number }[]): void {
      whole(() => {
        for (const { sku, quantity } of held) {
          db.prepare('insert into stocks values (?, ?)').run(sku, quantity);
        }
        db.prepare('insert into cursor values (1, 0)').run();
      });
    },
    /** An event that was sent, once for each of its ids. */
    takeMessage(webhookId: string, event: Event): void {
      whole(() => {
        const noted = db.prepare('insert or ignore into inbox values (?)').run(webhookId);
        if (Number(noted.changes) > 0) takeOrder(event);
      });
    },
    /** Events that were asked for, with how far it is. */
    takeEvents(events: readonly Event[]): void {
      whole(() => {
        for (const event of events) {
          takeOrder(event);
          db.prepare('update cursor set sequence = ?').run(event.sequence);
        }
      });
    },
    orders(state?: ErpOrder['state']): ErpOrder[] {
      const rows = db
        .prepare(
          `select order_number as orderNumber, lines, state, pick_id as pickId, parcel_id as parcelId
           from orders where ? is null or state = ? order by order_number`,
        )
        .all(state ?? null, state ?? null);
      return z.array(orderSchema).parse(rows);
    },
    picked(orderNumber: string): void {
      db.prepare(`update orders set state = 'picked' where order_number = ?`).run(orderNumber);
    },
    /** It has left; goods come for it, or somebody counts. */
    shipped({ orderNumber, lines }: ErpOrder): void {
      whole(() => {
        db.prepare(`update orders set state = 'shipped' where order_number = ?`).run(orderNumber);
        const sku = lines[0]?.sku ?? '';
        const kind = Math.random() < 0.5 ? 'receive' : 'count';
        db.prepare(`insert into changes values (?, ?, ?, null, 'open')`).run(
          randomUUID(),
          sku,
          kind,
        );
      });
    },
    openChanges(): ErpChange[] {
      const rows = db
        .prepare(
          `select change_id as changeId, sku, kind, body from changes where state = 'open' limit 20`,
        )
        .all();
      return z.array(changeSchema).parse(rows);
    },
    /** What is sent for a change, from its first time on. */
    writeChange(changeId: string, body: string): void {
      db.prepare('update changes set body = ? where change_id = ?').run(body, changeId);
    },
    /** What the shop says came of a change. */
    endChange({ changeId, sku }: ErpChange, difference: number): void {
      whole(() => {
        moveStock(sku, difference);
        db.prepare(`update changes set state = 'done' where change_id = ?`).run(changeId);
      });
    },
    messageCount(): number {
      return z
        .object({ many: z.int() })
        .parse(db.prepare('select count(*) as many from inbox').get()).many;
    },
    changeCount(): number {
      return z
        .object({ many: z.int() })
        .parse(db.prepare('select count(*) as many from changes').get()).many;
    },
    stocks(): Map<string, number> {
      const rows = db.prepare('select sku, quantity from stocks').all();
      const parsed = z.array(z.object({ sku: z.string(), quantity: z.int() })).parse(rows);
      return new Map(parsed.map(({ sku, quantity }) => [sku, quantity]));
    },
    close: () => db.close(),
  };
}
