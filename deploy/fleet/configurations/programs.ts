import { type Fleet, type FleetFile, hostsOf, PORTS } from '../fleet.ts';
import type { FleetSecrets } from '../secrets.ts';
import { VALKEY_NAME } from './redis.ts';

/** Settings of the two programs, as their systemd units and a shell read them. */

/** Twice as long as HAProxy takes to see that one is not ready: two looks, a second apart. */
const DRAIN_SECONDS = 5;

function environmentFile(path: string, variables: Record<string, string>): FleetFile {
  const lines = Object.entries(variables).map(([name, value]) => {
    // What the shell and systemd read alike.
    if (/['\\\n]/.test(value)) {
      throw new Error(`${name} must hold no single quote, backslash or line break`);
    }
    return `${name}='${value}'\n`;
  });
  return { path, text: lines.join(''), mode: 0o600 };
}

const shared = (
  { environment, brandHost, origins }: Fleet,
  { passwords, programs }: FleetSecrets,
) => ({
  VITRINE_ENV: environment,
  BRAND_HOST: brandHost,
  ...(origins.card !== undefined && { CARD_URL: origins.card }),
  SUBSCRIPTION_KEY: programs.subscriptionKey,
  IDENTITY_CLIENT_SECRET: programs.identityClientSecret,
  PURGE_KEY: passwords.purge,
  DRAIN_SECONDS: String(DRAIN_SECONDS),
});

/** What caches pages, a storefront before the edge that asks it next. */
const cachesOf = (fleet: Fleet): string[] => [
  ...hostsOf(fleet, 'storefront').map(({ address }) => `http://${address}:${PORTS.storefront}/`),
  ...hostsOf(fleet, 'edge').map(({ address }) => `http://${address}:${PORTS.varnish}/`),
];

export function platformSettings(fleet: Fleet, secrets: FleetSecrets): FleetFile[] {
  const { passwords, programs } = secrets;
  const { origins } = fleet;
  return [
    environmentFile('/etc/vitrine/platform.env', {
      ...shared(fleet, secrets),
      PLATFORM_DEMO: fleet.isDemo ? '1' : '0',
      PLATFORM_ADDRESS: '0.0.0.0',
      PLATFORM_PORT: String(PORTS.api),
      PLATFORM_ORIGIN: origins.api,
      BACK_OFFICE_PORT: String(PORTS.backOffice),
      BACK_OFFICE_URL: origins.backOffice,
      STOREFRONT_URL: origins.shops.join(','),
      // By PgBouncer beside it.
      DATABASE_URL: `postgres://shop:${passwords.shop}@127.0.0.1:${PORTS.pgbouncer}/shop`,
      DATA_DIR: '/var/lib/vitrine-platform',
      ...(fleet.photos !== undefined && { PHOTOS_URL: fleet.photos }),
      PURGE_URLS: cachesOf(fleet).join(','),
      WEBHOOK_SECRET: programs.webhookSecret,
      DATA_SECRETS: programs.dataSecrets.join(','),
      IDENTITY_KEYS: JSON.stringify(programs.identityKeys),
      ...fleet.platform,
    }),
  ];
}

export function storefrontSettings(fleet: Fleet, secrets: FleetSecrets): FleetFile[] {
  const { passwords, programs } = secrets;
  const sentinels = hostsOf(fleet, 'valkey').map(({ address }) => `${address}:${PORTS.sentinel}`);
  const edges = hostsOf(fleet, 'edge').map(({ address }) => address);
  return [
    environmentFile('/etc/vitrine/storefront.env', {
      ...shared(fleet, secrets),
      PORT: String(PORTS.storefront),
      // By HAProxy beside it.
      PLATFORM_URL: `http://127.0.0.1:${PORTS.api}`,
      AUTH_URL: fleet.origins.api,
      // Sentinels say who leads.
      VALKEY_URL: `redis+sentinel://:${passwords.valkey}@${sentinels.join(',')}/${VALKEY_NAME}/0`,
      // The edge, and HAProxy in front of Varnish on it.
      TRUSTED_PROXIES: [...edges, '127.0.0.1'].join(','),
      DATA_DIR: '/var/lib/vitrine-storefront',
      SESSION_SECRETS: programs.sessionSecrets.join(','),
      ...fleet.storefront,
    }),
  ];
}
