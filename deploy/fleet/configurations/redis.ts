import { type Fleet, type FleetFile, type Host, hostsOf, PORTS } from '../fleet.ts';
import type { FleetSecrets } from '../secrets.ts';

/** Name of the leader among Sentinels. */
export const VALKEY_NAME = 'shop';

/** Redis with a Sentinel beside each: two of three that miss the leader make another one lead. */
export function redisFiles(fleet: Fleet, host: Host, { passwords }: FleetSecrets): FleetFile[] {
  const [first = host] = hostsOf(fleet, 'valkey');
  const redis = `\
bind ${host.address} 127.0.0.1
port ${PORTS.valkey}
protected-mode no
requirepass ${passwords.valkey}
masterauth ${passwords.valkey}
dir /var/lib/redis
# What is shared is short-lived or sent again: nothing is saved, and nothing is evicted.
save ""
appendonly no
maxmemory 256mb
maxmemory-policy noeviction
# A leader that was cut off takes no writes that the others would never see.
min-replicas-to-write 1
min-replicas-max-lag 5
repl-timeout 10
replica-announce-ip ${host.address}
${host.name === first.name ? '' : `# Where it begins; Sentinel changes it.\nreplicaof ${first.address} ${PORTS.valkey}\n`}`;
  const sentinel = `\
bind ${host.address} 127.0.0.1
port ${PORTS.sentinel}
protected-mode no
dir /var/lib/redis
sentinel announce-ip ${host.address}
sentinel monitor ${VALKEY_NAME} ${first.address} ${PORTS.valkey} 2
sentinel auth-pass ${VALKEY_NAME} ${passwords.valkey}
sentinel down-after-milliseconds ${VALKEY_NAME} 3000
sentinel failover-timeout ${VALKEY_NAME} 10000
sentinel parallel-syncs ${VALKEY_NAME} 1
`;
  // Both rewrite their files.
  return [
    { path: '/etc/redis/redis.conf', text: redis, owner: 'redis', mode: 0o640 },
    { path: '/etc/redis/sentinel.conf', text: sentinel, owner: 'redis', mode: 0o640 },
  ];
}
