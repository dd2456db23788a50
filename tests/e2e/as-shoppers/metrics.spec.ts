import { askedMetrics } from '../../support/observed.ts';
import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { DRESS, shopperOn } from '../shopper.ts';
import { expect, test } from './shoppers-test.ts';

/**
 * What rules and dashboards ask of others: Prometheus itself, Patroni 3.0, redis_exporter and
 * node_exporter 1.5 as Debian 12 packages them, and `platform:check -- --metrics`.
 */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'up',
  ...['patroni_primary', 'patroni_replica', 'patroni_sync_standby', 'patroni_postgres_running'],
  ...['patroni_xlog_location', 'patroni_xlog_replayed_location', 'patroni_dcs_last_seen'],
  'redis_connected_slaves',
  ...['node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
  ...['vitrine_books_contradictions', 'vitrine_books_checked_timestamp_seconds'],
]);
/** Where a Valkey is configured alone, which these programs have not. */
const UNSHARED = 'storefront_shared_state_up';

test('whatever rules and dashboards ask for, the programs tell a collector', async ({
  page,
  request,
}) => {
  await shopperOn(page, 'fr-fr').open(DRESS.path);
  const { metrics, platformMetrics } = AS_SHOPPERS.ports;
  const told = new Set<string>();
  for (const port of [metrics, platformMetrics]) {
    const text = await (await request.get(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, name = ''] of text.matchAll(/^(\w+)(?:\{.*\})? [\d.e+-]+$/gm)) told.add(name);
    // Described, without a value yet.
    if (text.includes(`# TYPE ${UNSHARED} gauge`)) told.add(UNSHARED);
    if (text.includes('# TYPE storefront_refresh_failures_total counter')) {
      told.add('storefront_refresh_failures_total');
    }
  }
  const asked = [...askedMetrics()];
  expect(asked.length).toBeGreaterThan(25);
  const missing = asked.filter(([name]) => !told.has(name) && !OF_OTHERS.has(name));
  expect(missing).toEqual([]);
});
