import { type Fleet, hostsOf, PORTS, type Role } from '../fleet.ts';

/** What of a fleet has metrics, by the host and port that tell them. */
const JOBS: readonly { job: string; roles: readonly Role[]; port: number }[] = [
  { job: 'storefront', roles: ['storefront'], port: PORTS.metrics },
  { job: 'platform', roles: ['platform'], port: PORTS.metrics },
  { job: 'patroni', roles: ['database'], port: PORTS.patroni },
  // Debian's exporters, which are installed by hand.
  { job: 'redis', roles: ['valkey'], port: 9121 },
  {
    job: 'node',
    roles: ['edge', 'storefront', 'platform', 'database', 'valkey', 'store'],
    port: 9100,
  },
];

/** Where Prometheus asks, with the rules beside it. */
export function prometheusFile(fleet: Fleet): string {
  const jobs = JOBS.map(({ job, roles, port }) => {
    const hosts = roles.flatMap((role) => hostsOf(fleet, role));
    const targets = hosts.map(
      ({ name, address }) =>
        `      - targets: ['${address}:${port}']\n        labels: { instance: ${name} }\n`,
    );
    return `  - job_name: ${job}\n    static_configs:\n${targets.join('')}`;
  });
  return `\
global:
  scrape_interval: 30s
  evaluation_interval: 30s
rule_files: [alerts.yml]
scrape_configs:
${jobs.join('')}`;
}
