import { Counter, Gauge, Registry } from 'prom-client';
import { observeCircuits, openCircuits } from '#src/gateway/platform-call.server.ts';
import { log } from './log.server.ts';

/** What this process counts, for its metrics port. */
export const registry = new Registry();

const refreshFailures = new Counter({
  name: 'storefront_refresh_failures_total',
  help: 'Cached platform reads that could not be refreshed, by read; the stale value was sent',
  labelNames: ['read'],
  registers: [registry],
});

/** Counts a refresh that failed; `read` is the first word of its key, nothing personal. */
export function countRefreshFailure(read: string) {
  refreshFailures.inc({ read });
}

new Gauge({
  name: 'storefront_circuits_open',
  help: 'Platform calls that are not made at the moment, because they failed or timed out',
  registers: [registry],
  collect() {
    this.set(openCircuits().length);
  },
});

observeCircuits((route, isOpen) => {
  if (isOpen) log.error({ route }, 'circuit opened: the platform fails or hangs');
  else log.info({ route }, 'circuit closed: the platform answers');
});
