import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';

const SETTLED_MS = 2_500;
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

/**
 * How long tasks after the first paint keep a phone from answering, in ms: what each takes of a
 * processor, four times, beyond 50 ms. Time spent waiting for a processor, which on a shared machine
 * is most of it, does not count.
 */
export async function measureBlocking(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  const page = await context.newPage();
  const tracing = await browser.newBrowserCDPSession();
  const events: z.infer<typeof eventSchema>[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => {
    events.push(...z.array(eventSchema).parse(value));
  });
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'],
    },
  });
  await page.goto(url, { waitUntil: 'load' });
  await pause(SETTLED_MS);
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;
  await tracing.detach();
  await context.close();
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error(`${url} was not painted`);
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts;
    })
    .map(({ tdur }) => (tdur / 1_000) * SLOWER - BLOCKING_MS)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
