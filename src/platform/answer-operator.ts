import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { readJobs } from './jobs/read-jobs.ts';
import { readLegalGaps } from './legal/legal-gaps.ts';
import type { Metrics } from './metrics.ts';
import { answerContent, type ContentNeeds } from './operator/answer-content.ts';
import { legalPage, readUnmade, saveSeller, sellerFormSchema } from './operator/legal-page.ts';
import { ordersPage } from './operator/orders-page.ts';
import { isOwnForm, isOwnHost, openPage } from './operator/own-page.ts';
import { paymentsPage } from './operator/payments-page.ts';
import { productsPage, readUnlisted } from './operator/products-page.ts';
import { readGaps } from './operator/read-gaps.ts';
import { readChannelSteps, readShopSteps } from './operator/read-steps.ts';
import { judgementSchema, judgeReview, readReviews, reviewsPage } from './operator/reviews-page.ts';
import { flipSchema, flipSwitch, shopsPage } from './operator/shops-page.ts';
import { SPANS, vitalsPage } from './operator/vitals-page.ts';
import { fulfilOrder, stepSchema } from './orders/fulfil-order.ts';
import { readOrders } from './orders/read-orders.ts';
import { receivedSchema, receiveReturn } from './orders/receive-return.ts';
import { settleByHand, settledSchema } from './orders/settle-by-hand.ts';
import { readBooks } from './payments/payment-books.ts';
import { readDifferences } from './payments/read-differences.ts';
import { readTroubles } from './payments/read-troubles.ts';
import { findWebDomains } from './web-domains/web-domain-store.ts';
import { firstDay, readVitals } from './web-vitals/vitals-store.ts';

type Needs = ContentNeeds & { metrics: Pick<Metrics, 'text'> };

/** Days that the vitals are asked for; four weeks unless one of the spans is named. */
const spanSchema = z.coerce.number().pipe(z.literal(SPANS)).catch(28);

const BODY_LIMIT = 4 * 1024;

/** A page of the operator, and what its forms do. */
type Sheet<T> = {
  show: (nonce: string) => Promise<string>;
  asked: z.ZodType<T>;
  /** False where it cannot be done (any more). */
  act: (asked: T) => Promise<unknown>;
  /** What is said then. */
  refusal: string;
};

function answerSheet<T>(app: Hono, path: string, { show, asked, act, refusal }: Sheet<T>): void {
  app.get(path, async (c) => {
    const nonce = openPage(c);
    return c.html(await show(nonce));
  });
  app.post(path, bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    if (!isOwnForm(c.req.raw.headers)) return c.text('This form belongs to another page.', 403);
    const form = asked.safeParse(await c.req.parseBody());
    if (!form.success || !(await act(form.data))) return c.text(refusal, 422);
    return c.redirect(path, 303);
  });
}

/**
 * What an operator asks on the machine itself: `/jobs` says what waits and fails, `/shops` shows the
 * parameters of the shops and flips their switches, `/orders` sends orders on their way and notes
 * what comes back, `/payments` has the books and what settlements say of them, `/reviews` shows or
 * refuses what buyers wrote, `/products` leads to what is not published, `/content` changes what
 * editors write, `/legal` says who sells and what no shop may open without, `/vitals` says how pages
 * feel and how far carts come, all else counts.
 */
export function answerOperator({ database, now, metrics, config }: Needs): Hono {
  const app = new Hono();
  app.onError((_error, c) => c.body(null, 503));
  // Another site could point its name to this IP address, and read what is said here.
  app.use(async (c, next) => (isOwnHost(c.req.raw) ? next() : c.body(null, 421)));
  app.get('/jobs', async (c) => {
    const kinds = await readJobs(database);
    return c.body(JSON.stringify({ values: kinds }, null, 2), 200, {
      'content-type': 'application/json',
    });
  });
  answerSheet(app, '/shops', {
    show: async (nonce) => {
      const [shops, gaps] = await Promise.all([findWebDomains(database), readGaps(database)]);
      return shopsPage(shops, gaps, nonce);
    },
    asked: flipSchema,
    act: (flip) => flipSwitch(database, flip),
    refusal: 'There is no such switch.',
  });
  answerSheet(app, '/legal', {
    show: async (nonce) => {
      const [shops, gaps, unmade] = await Promise.all([
        findWebDomains(database),
        readLegalGaps(database),
        readUnmade(database),
      ]);
      return legalPage({ shops, gaps, unmade }, nonce);
    },
    asked: sellerFormSchema,
    act: (form) => saveSeller(database, form),
    refusal: 'A field is longer than 500 signs, or there is no such shop.',
  });
  answerSheet(app, '/reviews', {
    show: async (nonce) => reviewsPage(await readReviews(database), nonce),
    asked: judgementSchema,
    act: (judgement) => judgeReview(database, judgement),
    refusal: 'This review is gone, or its writer has just changed it. Go back and reload.',
  });
  answerSheet(app, '/orders', {
    show: async (nonce) => {
      const [orders, troubles] = await Promise.all([
        readOrders(database),
        readTroubles(database, now()),
      ]);
      return ordersPage(orders, troubles, nonce);
    },
    asked: z.union([stepSchema, receivedSchema, settledSchema]),
    act: (form) => {
      if ('step' in form) return fulfilOrder(database, form, now());
      if ('settled' in form) return settleByHand(database, form, now());
      return receiveReturn(database, form, now());
    },
    refusal:
      'This cannot be noted: the order has taken another step, or there is no such return or refund. Go back and reload.',
  });
  app.get('/vitals', async (c) => {
    const nonce = openPage(c);
    const span = spanSchema.parse(c.req.query('days'));
    const since = firstDay(now(), span);
    const [vitals, byShop, byChannel] = await Promise.all([
      readVitals(database, since),
      readShopSteps(database, since),
      readChannelSteps(database, since),
    ]);
    return c.html(vitalsPage({ span, vitals, byShop, byChannel }, nonce));
  });
  app.get('/payments', async (c) => {
    const nonce = openPage(c);
    const [books, differences] = await Promise.all([
      readBooks(database),
      readDifferences(database),
    ]);
    return c.html(await paymentsPage({ books, ...differences }, nonce));
  });
  app.get('/products', async (c) => {
    const nonce = openPage(c);
    if (nonce === null) return c.body(null, 421);
    return c.html(await productsPage(await readUnlisted(database, config, now()), nonce));
  });
  app.route('/', answerContent({ database, now, config }));
  app.get('*', async (c) => c.text(await metrics.text()));
  return app;
}
