import { readFileSync } from 'node:fs';
import { createCustomer } from '../support/customers.ts';
import { startBoth } from '../support/start-programs.ts';
import { TRACED } from '../support/test-ports.ts';
import {
  type SeenSpan,
  startTraceCollector,
  type TraceCollector,
} from '../support/trace-collector.ts';
import { test as base, expect } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';
import { shopperAtCart } from './shopper-at.ts';

/** The programs as shoppers get them, with a collector of traces (decision 097). */

const START_BUDGET_MS = 240_000;

const test = base.extend<object, { collector: TraceCollector }>({
  collector: [
    async ({ browserName: _ }, use) => {
      const collector = await startTraceCollector();
      const settings = {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_BSP_SCHEDULE_DELAY: '100',
      };
      const stop = await startBoth({ hasDiagnostics: false, place: TRACED, settings });
      await use(collector);
      await stop();
      await collector.stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: TRACED.storefrontUrl,
});

const STOREFRONT = 'vitrine-storefront';
const PLATFORM = 'vitrine-platform';

/** The spans below one, that are called so. */
const below = (spans: readonly SeenSpan[], { traceId, spanId }: SeenSpan, name: RegExp) =>
  spans.filter(
    (span) => span.traceId === traceId && span.parentSpanId === spanId && name.test(span.name),
  );

/** The first span that is called so, once there is one. */
async function seen({ spans }: TraceCollector, name: string): Promise<SeenSpan> {
  const find = () => spans.find((span) => span.name === name);
  await expect.poll(() => find()?.name).toBe(name);
  const span = find();
  if (span === undefined) throw new Error(`no span ${name}`);
  return span;
}

/** The first span below one that is called so, once it has come. */
async function seenBelow({ spans }: TraceCollector, parent: SeenSpan, name: RegExp) {
  await expect.poll(() => below(spans, parent, name).length, String(name)).toBeGreaterThan(0);
  const [span] = below(spans, parent, name);
  if (span === undefined) throw new Error(`no span ${name}`);
  return span;
}

test('a page that is the same for everybody names no trace, and its span the template of its URL', async ({
  request,
  collector,
}) => {
  const ours = 'ab'.repeat(16);
  const headers = { traceparent: `00-${ours}-${'cd'.repeat(8)}-01` };
  for (const _ of [1, 2]) {
    const answer = await request.get(`/fr-fr${DRESS.path}?pid=400101`, { headers });
    expect(answer.headers()).not.toHaveProperty('server-timing');
    expect(await answer.text()).not.toMatch(/traceparent/);
  }
  const page = await seen(collector, 'GET /$locale/$productSlug');
  expect(page.service).toBe(STOREFRONT);
  // What a stranger says of traces counts for nothing.
  expect(collector.spans.filter(({ traceId }) => traceId === ours)).toEqual([]);
});

test('a click on "Add to cart" is one trace: the function, the call of the platform, its statements', async ({
  page,
  collector,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  const answered = page.waitForResponse((response) => response.url().includes('addToCart'));
  await shopper.addToCart(DRESS.size);
  const told = (await answered).headers()['server-timing'];
  const click = await seen(collector, 'POST /_serverFn/addToCart');
  expect(click).toMatchObject({ service: STOREFRONT });
  expect(click.parentSpanId ?? '').toBe('');
  expect(told).toContain(`00-${click.traceId}-${click.spanId}-01`);
  const asked = await seenBelow(collector, click, /^POST \/carts\/\{cartId\}/);
  expect(asked.service).toBe(STOREFRONT);
  const answer = await seenBelow(collector, asked, /^POST \/carts\/\{cartId\}/);
  expect(answer).toMatchObject({ service: PLATFORM, name: asked.name });
  for (const statement of [/^begin$/, /^select carts$/, /^insert cart_lines$/, /^commit$/]) {
    await seenBelow(collector, answer, statement);
  }
  const line = readFileSync(`${TRACED.dataFolder}/logs/platform.log`, 'utf8')
    .split('\n')
    .find((text) => text.includes(click.traceId));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: click.traceId, msg: 'call' });
});

test('an order, its mail and a search leave no name, mail, card, token or query in any span', {
  tag: ['@T33'],
}, async ({ page, collector }) => {
  test.slow();
  const { email } = await createCustomer(page.request, 'fr-fr');
  const shopper = await shopperAtCart(page, 'fr-fr');
  await shopper.link('Checkout').click();
  await shopper.goToPayment({ zipCode: '75011', city: 'Paris' });
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  const [orderNumber = ''] = /V\d{10}/.exec(await shopper.main.innerText()) ?? [];
  await page.request.get('/fr-fr/search?q=robe-pour-camille');
  // The mail goes on with the trace of what made the order: the shopper's return, or the bank's word.
  const mail = await seen(collector, 'job write-order-mail');
  expect(mail.parentSpanId ?? '').not.toBe('');
  await expect
    .poll(() => collector.spans.filter(({ traceId }) => traceId === mail.traceId).length)
    .toBeGreaterThan(2);
  const cookies = await page.context().cookies();
  const secrets = [
    ...[email, orderNumber, 'Camille', 'Durand', 'Zéphyrine', 'Quillevère', 'Lilas', 'Paris'],
    ...[
      '4242424242424242',
      '4242 4242',
      'robe-pour-camille',
      await shopper.sessionId(),
      await shopper.cartId(),
    ],
    ...cookies.map(({ value }) => value).filter((value) => value.length > 8),
  ];
  const text = collector.text();
  expect(text.length).toBeGreaterThan(10_000);
  expect(secrets.filter((secret) => secret !== '' && text.includes(secret))).toEqual([]);
  const keys = new Set(
    collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)),
  );
  expect([...keys].sort()).toEqual([
    'correlation.id',
    'db.query.summary',
    'db.query.text',
    'db.system.name',
    ...(keys.has('error.type') ? ['error.type'] : []),
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
});
