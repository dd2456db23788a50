import { etcdFiles } from './configurations/etcd.ts';
import { edgeProxy, platformProxy, storefrontProxy } from './configurations/haproxy.ts';
import { keepalivedFiles } from './configurations/keepalived.ts';
import { patroniFiles } from './configurations/patroni.ts';
import { databaseBackups, storeBackups } from './configurations/pgbackrest.ts';
import { pgbouncerFiles } from './configurations/pgbouncer.ts';
import { platformSettings, storefrontSettings } from './configurations/programs.ts';
import { redisFiles } from './configurations/redis.ts';
import { varnishFiles } from './configurations/varnish.ts';
import type { Fleet, FleetFile, Host, Role } from './fleet.ts';
import type { FleetSecrets } from './secrets.ts';

type FilesOf = (fleet: Fleet, host: Host, secrets: FleetSecrets) => FleetFile[];

const OF_ROLE: Readonly<Record<Role, FilesOf>> = {
  edge: (fleet, host, secrets) => [
    ...edgeProxy(fleet),
    ...varnishFiles(fleet, secrets),
    ...keepalivedFiles(fleet, host),
  ],
  storefront: (fleet, _, secrets) => [
    ...storefrontProxy(fleet),
    ...storefrontSettings(fleet, secrets),
  ],
  platform: (fleet, _, secrets) => [
    ...platformProxy(fleet),
    ...pgbouncerFiles(secrets),
    ...platformSettings(fleet, secrets),
  ],
  database: (fleet, host, secrets) => [
    ...etcdFiles(fleet, host),
    ...patroniFiles(fleet, host, secrets),
    ...databaseBackups(fleet, host, secrets),
  ],
  valkey: redisFiles,
  store: storeBackups,
};

/** Every configuration file of a host. */
export const filesOf: FilesOf = (fleet, host, secrets) => OF_ROLE[host.role](fleet, host, secrets);
