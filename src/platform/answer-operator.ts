import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from './database/database.ts';
import { readJobs } from './jobs/read-jobs.ts';
import type { Metrics } from './metrics.ts';
import { flipSchema, flipSwitch } from './operator/flip-switch.ts';
import { readGaps } from './operator/read-gaps.ts';
import { shopsPage } from './operator/shops-page.ts';
import { fulfilOrder, stepSchema } from './orders/fulfil-order.ts';
import { ordersPage } from './orders/orders-page.ts';
import { readOrders } from './orders/read-orders.ts';
import { findWebDomains } from './web-domains/web-domain-store.ts';

type Needs = { database: Database; now: () => Date; metrics: Pick<Metrics, 'text'> };

const BODY_LIMIT = 4 * 1024;
/** Names of this machine: a page elsewhere could give its own name this address. */
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;

/** Whether the form of this page sent it, and no page elsewhere that the operator has open. */
function isOwnForm(headers: Headers): boolean {
  const host = headers.get('host') ?? '';
  return OWN_HOST.test(host) && headers.get('origin') === `http://${host}`;
}

/** The nonce of a page's styles, its headers set; null for who calls this machine by another name. */
function openPage(c: Context): string | null {
  if (!OWN_HOST.test(c.req.header('host') ?? '')) return null;
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  c.header('cache-control', 'no-store');
  return nonce;
}

/**
 * What an operator asks on the machine itself: `/jobs` says what waits and fails, `/shops` shows the
 * parameters of the shops and flips their switches, `/orders` sends orders on their way, all else
 * counts.
 */
export function answerOperator({ database, now, metrics }: Needs): Hono {
  const app = new Hono();
  app.onError((_error, c) => c.body(null, 503));
  app.get('/jobs', async (c) => {
    const kinds = await readJobs(database);
    return c.body(JSON.stringify({ values: kinds }, null, 2), 200, {
      'content-type': 'application/json',
    });
  });
  app.get('/shops', async (c) => {
    const nonce = openPage(c);
    if (nonce === null) return c.body(null, 421);
    const [shops, gaps] = await Promise.all([findWebDomains(database), readGaps(database)]);
    return c.html(shopsPage(shops, gaps, nonce));
  });
  app.post('/shops', bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    if (!isOwnForm(c.req.raw.headers)) return c.text('This form belongs to another page.', 403);
    const flip = flipSchema.safeParse(await c.req.parseBody());
    if (!flip.success || !(await flipSwitch(database, flip.data))) {
      return c.text('There is no such switch.', 422);
    }
    return c.redirect('/shops', 303);
  });
  app.get('/orders', async (c) => {
    const nonce = openPage(c);
    if (nonce === null) return c.body(null, 421);
    return c.html(ordersPage(await readOrders(database), nonce));
  });
  app.post('/orders', bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    if (!isOwnForm(c.req.raw.headers)) return c.text('This form belongs to another page.', 403);
    const step = stepSchema.safeParse(await c.req.parseBody());
    if (!step.success || !(await fulfilOrder(database, step.data, now()))) {
      return c.text('This order has taken another step. Go back and reload.', 422);
    }
    return c.redirect('/orders', 303);
  });
  app.get('*', async (c) => c.text(await metrics.text()));
  return app;
}
