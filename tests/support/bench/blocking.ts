import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type BareBrowser, openBareBrowser } from './bare-browser.ts';

/** From the navigation on; with the load itself, as long as a first view is watched. */
const SETTLED_MS = 4_000;
/** A phone takes four times as long, as Lighthouse has it; from 50 ms on a task keeps it waiting. */
const SLOWER = 4;
const BLOCKING_MS = 50;

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds: when it began, and for how long its thread had a processor. */
  ts: z.number(),
  tdur: z.number().default(0),
});

type TraceEvent = z.infer<typeof eventSchema>;

const batchSchema = z.object({ value: z.array(eventSchema) });
const targetSchema = z.object({ targetId: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });

/** Opens a page of a phone, and says by which session it is spoken to. */
async function openPhone(browser: BareBrowser): Promise<string> {
  const page = targetSchema.parse(
    await browser.send('Target.createTarget', { url: 'about:blank' }),
  );
  const attached = await browser.send('Target.attachToTarget', { ...page, flatten: true });
  const { sessionId } = sessionSchema.parse(attached);
  const size = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await browser.send('Emulation.setDeviceMetricsOverride', size, sessionId);
  return sessionId;
}

/** What the browser records of a page until it rests. */
async function record(browser: BareBrowser, url: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const complete = new Promise<void>((resolve) => {
    browser.listen((method, params) => {
      if (method === 'Tracing.dataCollected') events.push(...batchSchema.parse(params).value);
      if (method === 'Tracing.tracingComplete') resolve();
    });
  });
  const phone = await openPhone(browser);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'],
    },
  });
  await browser.send('Page.navigate', { url }, phone);
  await pause(SETTLED_MS);
  await browser.send('Tracing.end');
  await complete;
  return events;
}

/**
 * How long tasks after the first paint keep a phone from answering, in ms: what each takes of a
 * processor, four times, beyond 50 ms. Time spent waiting for a processor, which on a shared machine
 * is most of it, does not count.
 */
export async function measureBlocking(url: string): Promise<number> {
  const browser = await openBareBrowser();
  const events = await record(browser, url).finally(() => browser.close());
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error(`${url} was not painted`);
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts;
    })
    .map(({ tdur }) => (tdur / 1_000) * SLOWER - BLOCKING_MS)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
