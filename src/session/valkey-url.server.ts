import type { RedisOptions } from 'ioredis';

/** Where the server is that processes share (`VALKEY_URL`). */

const FORM =
  /^redis(?<tls>s?)\+sentinel:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/@]+)\/(?<name>[\w.-]+)(?:\/(?<db>\d{1,3}))?(?:\?sentinel-password=(?<sentinelPassword>[^&]+))?$/;
const HOST = /^(?<host>[\w.-]+|\[[\da-f:]+\])(?::(?<port>\d{1,5}))?$/i;
const SENTINEL_PORT = 26_379;

/** The sentinels and the name of `redis+sentinel://…`; null for a URL of another form, or none. */
export function sentinelOptions(url: string): RedisOptions | null {
  const parts = FORM.exec(url)?.groups;
  if (parts === undefined) return null;
  const { tls, user, password, name, db, sentinelPassword, hosts = '' } = parts;
  const named = hosts.split(',').map((host) => HOST.exec(host)?.groups);
  const sentinels = named.flatMap((one) =>
    one?.host === undefined
      ? []
      : [{ host: one.host.replaceAll(/[[\]]/g, ''), port: Number(one.port ?? SENTINEL_PORT) }],
  );
  if (sentinels.length < named.length) return null;
  return {
    sentinels,
    ...(name !== undefined && { name }),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(db !== undefined && { db: Number(db) }),
    ...(sentinelPassword && { sentinelPassword: decodeURIComponent(sentinelPassword) }),
    ...(tls === 's' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  };
}

const isPlain = (url: string) => URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol);

/** What is wrong with a URL, if anything is. */
export function valkeyUrlProblem(url: string): string | null {
  if (isPlain(url) || sentinelOptions(url) !== null) return null;
  return 'must be redis://host:6379/0, rediss://… or redis+sentinel://host,host,host/name/0';
}
