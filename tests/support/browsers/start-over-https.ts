import {
  CLIENT_SECRET,
  createTestKey,
  DATA_SECRETS,
  SUBSCRIPTION_KEY,
} from '../identity-server.ts';
import { startBoth } from '../start-programs.ts';
import { OVER_HTTPS } from '../test-ports.ts';
import { makeCertificate, openEntrance } from './https-entrance.ts';

const { place, environment, shopHost, secure, proxy } = OVER_HTTPS;
const here = (port: number) => `https://localhost:${port}`;

export const SHOP = `https://${shopHost}`;
export const OFFICE = here(secure.backOffice);

/** Starts both programs as on a public machine: with the hosts, cookies and secrets of `staging`. */
export async function startOverHttps(): Promise<() => Promise<void>> {
  const certificate = makeCertificate(`${place.dataFolder}-certificate`, shopHost);
  const settings = {
    VITRINE_ENV: environment,
    PLATFORM_DEMO: '1',
    STOREFRONT_URL: SHOP,
    // Where it is asked whether it is ready.
    ALLOWED_HOSTS: new URL(place.storefrontUrl).host,
    DRAIN_SECONDS: '0',
    AUTH_URL: here(secure.platform),
    CARD_URL: here(secure.card),
    BACK_OFFICE_URL: OFFICE,
    NODE_EXTRA_CA_CERTS: certificate.file,
    SESSION_SECRETS: 'a secret for the cookies of the tests',
    SUBSCRIPTION_KEY,
    IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
    WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    DATA_SECRETS,
    IDENTITY_KEYS: JSON.stringify([createTestKey()]),
  };
  const { storefront, platform, card, backOffice } = place.ports;
  const close = await openEntrance(
    certificate,
    [
      { at: secure.storefront, to: storefront },
      { at: secure.platform, to: platform },
      { at: secure.card, to: card },
      { at: secure.backOffice, to: backOffice },
    ],
    proxy,
  );
  const stop = await startBoth({ hasDiagnostics: false, place, settings });
  return async () => {
    await stop();
    await close();
  };
}
