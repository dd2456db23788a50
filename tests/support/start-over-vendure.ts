import { rmSync } from 'node:fs';
import { buildIfStale } from '#src/launch/build.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { requirePorts } from './require-ports.ts';
import { programsIn } from './start-programs.ts';
import { INSPECTED } from './test-ports.ts';

/** A bridge under inspection and a storefront on it, beside the Vendure that runs (docs/vendure-bridge.md). */
export default async function startOverVendure(): Promise<() => Promise<void>> {
  const { ports, storefrontUrl, platformUrl, dataFolder } = INSPECTED;
  await requirePorts([ports.storefront, ports.platform, ports.metrics]);
  rmSync(dataFolder, { recursive: true, force: true });
  const { subscriptionKey, identityClientSecret } = JSON.parse(ensureSecrets(dataFolder));
  await buildIfStale();
  const { open, stop } = programsIn(dataFolder, {
    VITRINE_ENV: 'test',
    STOREFRONT_URL: storefrontUrl,
    PLATFORM_URL: platformUrl,
    CARD_URL: platformUrl,
    METRICS_PORT: String(ports.metrics),
    DATA_DIR: dataFolder,
    PLATFORM_PATIENCE: '2',
    SUBSCRIPTION_KEY: subscriptionKey,
    IDENTITY_CLIENT_SECRET: identityClientSecret,
  });
  const bridge = 'bridges/vendure/prove/inspected.ts';
  await open('bridge', bridge, `${platformUrl}/fixtures.json`, { PORT: String(ports.platform) });
  const storefront = { PORT: String(ports.storefront) };
  await open('storefront', 'src/launch/storefront.ts', `${storefrontUrl}/readyz`, storefront);
  const build = await fetch(`${storefrontUrl}/builds/latest.json`);
  process.stdout.write(`The build of the storefront: ${await build.text()}\n`);
  // The first cart of a Vendure takes as long as a page waits.
  for (const locale of ['fr-fr', 'en']) {
    const body = new URLSearchParams({ locale, size: 'S1' });
    const headers = { 'sec-fetch-site': 'same-origin' };
    await fetch(`${storefrontUrl}/api/cart`, { method: 'POST', body, headers });
  }
  return stop;
}
