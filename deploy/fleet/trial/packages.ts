import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isRoot } from '#src/launch/find-program.ts';

/** Debian's packages of what a fleet consists of besides our own programs. */

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
  { file: '/usr/bin/pgbackrest', name: 'pgbackrest' },
  { file: '/usr/bin/openssl', name: 'openssl' },
  // Gives the programs of one host a wrong clock, for `npm run fleet:torment`.
  { file: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1', name: 'libfaketime' },
  { file: '/usr/sbin/ip', name: 'iproute2' },
];

/** A script that Debian's packages ask whether they may start their services. */
const POLICY = '/usr/sbin/policy-rc.d';

const missingPackages = (): string[] =>
  NEEDED.filter(({ file }) => !existsSync(file)).map(({ name }) => name);

/** Installs what is missing; throws with a sentence where that cannot be done. */
export function installPackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`A fleet needs root on Debian, to install ${missing.join(', ')}.`);
  }
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  const isOurs = !existsSync(POLICY);
  // They are started as hosts, and never on the machine itself.
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const run = (...args: string[]) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status;
    };
    run('update');
    run('install', '-y', '--no-install-recommends', ...missing);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
  const still = missingPackages();
  if (still.length > 0) throw new Error(`These packages cannot be had: ${still.join(', ')}.`);
}

/** Throws with a sentence where this machine makes no hosts of namespaces. */
export function requireNamespaces(): void {
  const made = spawnSync('unshare', ['--net', '--pid', '--mount', '--fork', 'true']);
  if (made.status !== 0) throw new Error('A fleet needs a machine that lets root make namespaces.');
}
