import { Counter, Gauge, Registry } from 'prom-client';
import { observeCircuits, openCircuits } from '#src/gateway/platform-call.server.ts';
import { log } from './log.server.ts';
import type { Found } from './stale-cache.server.ts';

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

const reads = new Counter({
  name: 'storefront_reads_total',
  help: 'Cached platform reads, by read: fresh and stale ones were in the cache, made ones were not',
  labelNames: ['read', 'state'],
  registers: [registry],
});

export function countRead(read: string, state: Found<unknown>['state']) {
  reads.inc({ read, state });
}

const pages = new Counter({
  name: 'storefront_pages_total',
  help: 'Public pages by how they were answered: hit, stale, miss or bypass of the cache',
  labelNames: ['cache'],
  registers: [registry],
});

/** Counts a public page; `cache` is how the page cache answered. */
export function countPage(cache: string) {
  pages.inc({ cache: cache.toLowerCase() });
}

const sharing = new Gauge({
  name: 'storefront_shared_state_up',
  help: 'Whether the server of what storefronts share answers, where one is configured: 1 or 0',
  labelNames: ['server'],
  registers: [registry],
});

/** Notes whether what storefronts share can be asked for. */
export function noteSharing(isUp: boolean) {
  sharing.set({ server: 'valkey' }, Number(isUp));
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
