import { randomBytes, randomUUID } from 'node:crypto';
import { and, arrayContained, asc, count, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Hono } from 'hono';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/event/event.calls.ts';
import type { Endpoint } from '#src/domain/event/event.schema.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps, PlatformEnv, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { audit } from '../staff/face.ts';
import { DELIVER_EVENT, toEvent } from './deliver-event.job.ts';
import { awaitWriters } from './note-event.ts';
import { isAllowedUrl } from './post-event.ts';
import { eventDeliveries, eventEndpoints, events } from './tables.ts';

type EndpointRow = typeof eventEndpoints.$inferSelect;

const toEndpoint = ({ createdAt, sealedSecret: _, ...row }: EndpointRow): Endpoint => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** What happens in a shop is told by those alone who may see it. */
function assertOwnShops({ shops }: StaffCaller, wanted: EndpointRow['shops']): void {
  if (!wanted.every((shop) => shops.has(shop))) throw new DomainError('FORBIDDEN');
}

/** Endpoints that are told of the caller's shops alone. */
const isOwn = ({ shops }: StaffCaller) => arrayContained(eventEndpoints.shops, [...shops]);

export function serveEventsToStaff(
  router: Hono<PlatformEnv>,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database, now, config } = deps;
  const assertAllowed = (url: string) => {
    if (!isAllowedUrl(url, { inside: config.isInsideAllowed })) {
      throw new DomainError('ENDPOINT_NOT_ALLOWED', { field: 'url' });
    }
  };

  serve(router, calls.getEndpoints, async ({ query }, caller) => {
    const column = eventEndpoints[query.sort];
    const values = await database
      .select()
      .from(eventEndpoints)
      .where(isOwn(caller))
      .orderBy(query.order === 'asc' ? asc(column) : desc(column))
      .limit(rowsOf(query).limit)
      .offset(rowsOf(query).offset);
    const total = await database.$count(eventEndpoints, isOwn(caller));
    return ok({ values: values.map(toEndpoint), total });
  });

  serve(router, calls.addEndpoint, async ({ body }, caller) => {
    assertOwnShops(caller, body.shops);
    assertAllowed(body.url);
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    const endpointId = randomUUID();
    const endpoint = await inTransaction(database, async (tx) => {
      const [row] = await tx
        .insert(eventEndpoints)
        .values({
          ...{ ...body, endpointId, createdAt: now() },
          sealedSecret: config.sealing.seal(secret),
        })
        .returning();
      const added = toEndpoint(requireFound(row, 'NOT_FOUND'));
      const subject = { kind: 'endpoint', id: endpointId };
      await audit(tx, caller, now(), {
        ...{ action: 'endpoint.add', subject, shop: null },
        after: added,
      });
      return added;
    });
    return { status: 201, body: { ...endpoint, secret } };
  });

  serve(router, calls.changeEndpoint, async ({ params, body }, caller) => {
    assertAllowed(body.url);
    const endpoint = await inTransaction(database, async (tx) => {
      const isIt = eq(eventEndpoints.endpointId, params.endpointId);
      const [found] = await tx.select().from(eventEndpoints).where(isIt).for('update');
      const before = requireFound(found, 'NOT_FOUND');
      assertOwnShops(caller, [...before.shops, ...body.shops]);
      const { version, ...wanted } = body;
      if (version !== before.version) throw new DomainError('CHANGED_BY_OTHERS');
      const values = { ...wanted, version: version + 1 };
      const [row] = await tx.update(eventEndpoints).set(values).where(isIt).returning();
      const after = toEndpoint(requireFound(row, 'NOT_FOUND'));
      await audit(tx, caller, now(), {
        ...{ action: 'endpoint.change', shop: null, before: toEndpoint(before), after },
        subject: { kind: 'endpoint', id: params.endpointId },
      });
      return after;
    });
    return ok(endpoint);
  });

  serve(router, calls.removeEndpoint, async ({ params }, caller) => {
    await inTransaction(database, async (tx) => {
      const isIt = eq(eventEndpoints.endpointId, params.endpointId);
      const [found] = await tx.select().from(eventEndpoints).where(isIt).for('update');
      const before = requireFound(found, 'NOT_FOUND');
      assertOwnShops(caller, before.shops);
      await tx.delete(eventEndpoints).where(isIt);
      await audit(tx, caller, now(), {
        ...{ action: 'endpoint.remove', shop: null, before: toEndpoint(before) },
        subject: { kind: 'endpoint', id: params.endpointId },
      });
    });
    return { status: 204, body: null };
  });

  serve(router, calls.getDeliveries, async ({ query }, caller) => {
    const { endpointId, state } = query;
    const { shops } = caller;
    const isAsked = and(
      isOwn(caller),
      endpointId === undefined ? undefined : eq(eventDeliveries.endpointId, endpointId),
      state === undefined ? undefined : eq(eventDeliveries.state, state),
      or(isNull(events.shop), inArray(events.shop, [...shops])),
    );
    const joined = () =>
      database
        .select({ delivery: eventDeliveries, event: events, url: eventEndpoints.url })
        .from(eventDeliveries)
        .innerJoin(events, eq(events.eventId, eventDeliveries.eventId))
        .innerJoin(eventEndpoints, eq(eventEndpoints.endpointId, eventDeliveries.endpointId))
        .where(isAsked);
    const rows = await joined()
      .orderBy(query.order === 'asc' ? asc(events.sequence) : desc(events.sequence))
      .limit(rowsOf(query).limit)
      .offset(rowsOf(query).offset);
    const [counted] = await database
      .select({ total: count() })
      .from(eventDeliveries)
      .innerJoin(events, eq(events.eventId, eventDeliveries.eventId))
      .innerJoin(eventEndpoints, eq(eventEndpoints.endpointId, eventDeliveries.endpointId))
      .where(isAsked);
    const values = rows.map(({ delivery, event, url }) => ({
      ...delivery,
      ...{ url, event: toEvent(event), since: delivery.since.toISOString() },
      triedAt: delivery.triedAt?.toISOString() ?? null,
    }));
    return ok({ values, total: counted?.total ?? 0 });
  });

  serve(router, calls.deliverAgain, async ({ params: { deliveryId } }, caller) => {
    await inTransaction(database, async (tx) => {
      const isIt = eq(eventDeliveries.deliveryId, deliveryId);
      const [found] = await tx
        .select({ shop: events.shop, state: eventDeliveries.state, shops: eventEndpoints.shops })
        .from(eventDeliveries)
        .innerJoin(events, eq(events.eventId, eventDeliveries.eventId))
        .innerJoin(eventEndpoints, eq(eventEndpoints.endpointId, eventDeliveries.endpointId))
        .where(isIt)
        .for('update', { of: eventDeliveries });
      const { shop, state, shops } = requireFound(found, 'NOT_FOUND');
      assertOwnShops(caller, shops);
      if (shop !== null && !caller.shops.has(shop)) throw new DomainError('NOT_FOUND');
      await tx.update(eventDeliveries).set({ state: 'waiting', since: now() }).where(isIt);
      await enqueue(tx, DELIVER_EVENT, deliveryId);
      await audit(tx, caller, now(), {
        ...{ action: 'delivery.again', shop, before: { state }, after: { state: 'waiting' } },
        subject: { kind: 'delivery', id: deliveryId },
      });
    });
    return { status: 204, body: null };
  });

  serve(router, calls.getEvents, async ({ query: { after, size } }, { shops }) => {
    const rows = await inTransaction(database, async (tx) => {
      await awaitWriters(tx);
      return tx
        .select()
        .from(events)
        .where(
          and(
            gt(events.sequence, after),
            or(isNull(events.shop), inArray(events.shop, [...shops])),
          ),
        )
        .orderBy(events.sequence)
        .limit(size);
    });
    return ok({ values: rows.map((row) => ({ ...toEvent(row), eventId: row.eventId })) });
  });
}
