/** Ports and addresses of the programs under test; a second run on one machine sets its own. */
const base = Number(process.env.TEST_PORT ?? 3900);

export const PORTS = {
  storefront: base,
  platform: base + 1,
  card: base + 2,
  metrics: base + 3,
} as const;

export const STOREFRONT_URL = `http://localhost:${PORTS.storefront}`;
export const PLATFORM_URL = `http://localhost:${PORTS.platform}`;

/** Data, secrets and logs of the programs under test; made anew for every run. */
export const DATA_FOLDER = process.env.TEST_DATA_DIR ?? '.data/test/programs';
