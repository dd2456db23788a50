import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { type Event, waitBefore } from '#src/domain/event/event.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { postEvent } from './post-event.ts';
import { eventDeliveries, eventEndpoints, events } from './tables.ts';

/** Its key is the id of a delivery. */
export const DELIVER_EVENT = 'deliver-event';

type Row = typeof events.$inferSelect;

/** An event as it goes over the wire. */
export const toEvent = (row: Row): Event => ({
  ...{ type: row.type, timestamp: row.at.toISOString(), sequence: row.sequence, shop: row.shop },
  subject: { kind: row.subjectKind, id: row.subjectId },
  data: row.data,
});

/**
 * Sends an event to one endpoint, signed as Standard Webhooks says: its id stays the same each
 * time, so that a receiver counts it once. Sent again for three days, then given up.
 */
export function deliverEvent({
  database,
  now,
  config,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  return {
    name: DELIVER_EVENT,
    run: async (deliveryId) => {
      const isIt = and(
        eq(eventDeliveries.deliveryId, deliveryId),
        eq(eventDeliveries.state, 'waiting'),
      );
      const [found] = await database
        .select({ delivery: eventDeliveries, event: events, endpoint: eventEndpoints })
        .from(eventDeliveries)
        .innerJoin(events, eq(events.eventId, eventDeliveries.eventId))
        .innerJoin(eventEndpoints, eq(eventEndpoints.endpointId, eventDeliveries.endpointId))
        .where(isIt);
      if (found === undefined) return undefined;
      const { delivery, event, endpoint } = found;
      const write = (values: Partial<typeof eventDeliveries.$inferInsert>) =>
        database.update(eventDeliveries).set(values).where(isIt);
      const secret = config.sealing.open(endpoint.sealedSecret);
      if (secret === null || !endpoint.isActive) {
        const answer = secret === null ? 'its secret cannot be read' : 'the endpoint is off';
        await write({ state: 'failed', answer });
        return undefined;
      }
      const body = JSON.stringify(toEvent(event));
      const at = now();
      const headers = {
        'content-type': 'application/json',
        'user-agent': `${config.brandName.replaceAll(/[^\w-]/g, '')}-Events`,
        'webhook-id': event.eventId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign(event.eventId, at, body),
      };
      const { isTaken, answer } = await postEvent(
        { url: endpoint.url, headers, body },
        { inside: config.isInsideAllowed },
      );
      const attempts = delivery.attempts + 1;
      const wait = waitBefore(attempts, { sinceMs: at.getTime() - delivery.since.getTime() });
      const state = isTaken ? 'delivered' : wait === null ? 'failed' : 'waiting';
      await write({ state, attempts, triedAt: at, answer });
      return state === 'waiting' && wait !== null ? { againInSeconds: wait } : undefined;
    },
  };
}
