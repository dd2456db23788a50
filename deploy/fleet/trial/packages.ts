import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRoot } from '#src/launch/find-program.ts';

/**
 * Debian's packages of what a fleet consists of besides our own programs. Those that this machine lacks
 * are installed above its files, and saved beside the trial: the machine gets neither packages nor users.
 */

const NEEDED: readonly { file: string; name: string }[] = [
  { file: '/usr/lib/postgresql/15/bin/postgres', name: 'postgresql-15' },
  { file: '/usr/bin/patroni', name: 'patroni' },
  { file: '/usr/lib/python3/dist-packages/etcd', name: 'python3-etcd' },
  { file: '/usr/bin/etcd', name: 'etcd-server' },
  { file: '/usr/sbin/pgbouncer', name: 'pgbouncer' },
  { file: '/usr/sbin/haproxy', name: 'haproxy' },
  { file: '/usr/bin/redis-server', name: 'redis-server' },
  { file: '/usr/bin/redis-sentinel', name: 'redis-sentinel' },
  { file: '/usr/sbin/varnishd', name: 'varnish' },
  { file: '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so', name: 'varnish-modules' },
  { file: '/usr/sbin/keepalived', name: 'keepalived' },
  { file: '/usr/bin/curl', name: 'curl' },
  { file: '/usr/bin/pgbackrest', name: 'pgbackrest' },
  { file: '/usr/bin/openssl', name: 'openssl' },
  // Gives the programs of one host a wrong clock, for `npm run fleet:torment`.
  { file: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1', name: 'libfaketime' },
  { file: '/usr/sbin/ip', name: 'iproute2' },
];

/** What is installed on the machine itself. */
const INSTALLED = '/var/lib/dpkg/status';

/** Namespaces in which nothing is left of what a script does to the machine. */
export const APART = ['--mount', '--pid', '--fork', '--kill-child'];

/** An archive in `folder` of the packages that the machine lacks; null where it has all of them. */
export function collectPackages(folder: string): string | null {
  const missing = NEEDED.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing.length === 0) return null;
  if (!isRoot || !existsSync(INSTALLED)) {
    throw new Error(`A fleet needs root on Debian, to install ${missing.join(', ')}.`);
  }
  const basis = createHash('sha256').update(readFileSync(INSTALLED)).update(missing.join());
  const name = `packages-${basis.digest('hex').slice(0, 12)}.tar`;
  const archive = resolve(folder, name);
  if (existsSync(archive)) return archive;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const other of readdirSync(folder)) {
    if (other.startsWith('packages-')) rmSync(join(folder, other));
  }
  process.stdout.write(`Getting ${missing.join(', ')} …\n`);
  const script = join(import.meta.dirname, 'collect-packages.sh');
  const made = spawnSync('unshare', [...APART, 'sh', script, archive, ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Error('These packages cannot be had: see the lines above.');
  return archive;
}

/** Throws with a sentence where this machine makes no hosts of namespaces. */
export function requireNamespaces(): void {
  const made = spawnSync('unshare', ['--net', ...APART, 'true']);
  if (made.status !== 0) throw new Error('A fleet needs a machine that lets root make namespaces.');
}
