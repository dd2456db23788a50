import { Counter, collectDefaultMetrics, Histogram } from 'prom-client';
import { registry } from '#src/session/metrics.server.ts';

collectDefaultMetrics({ register: registry });

const answers = new Counter({
  name: 'storefront_answers_total',
  help: 'Answers by what answered and status',
  labelNames: ['route', 'status'],
  registers: [registry],
});
const duration = new Histogram({
  name: 'storefront_answer_seconds',
  help: 'Time to answer, by what answered',
  labelNames: ['route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
  registers: [registry],
});

/** Counts an answer and the time it took, in ms. */
export function countAnswer({ route, status, ms }: { route: string; status: number; ms: number }) {
  answers.inc({ route, status });
  duration.observe({ route }, ms / 1_000);
}

export function metricsText(): Promise<string> {
  return registry.metrics();
}
