import '@tanstack/react-start/server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Configuration of the storefront, read once at start (architecture.md "Configuration").
 * A wrong value stops the start with a sentence; secrets have defaults in test alone.
 */

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const origin = z.url().transform((url) => url.replace(/\/+$/, ''));

const environmentSchema = z.object({
  VITRINE_ENV: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('test'),
  BRAND_NAME: z.string().min(1).default('Vitrine'),
  BRAND_HOST: z.string().min(1).default('vitrine.example'),
  ALLOWED_HOSTS: list,
  PORT: port(3000),
  PLATFORM_PORT: port(4000),
  CARD_PORT: z.coerce.number().int().optional(),
  METRICS_PORT: z.coerce.number().int().optional(),
  PLATFORM_URL: origin.optional(),
  AUTH_URL: origin.optional(),
  MEDIA_URL: origin.optional(),
  CARD_URL: origin.optional(),
  CHECKOUT_VERSION: z.string().default('v2'),
  SESSION_SECRETS: list,
  SUBSCRIPTION_KEY: z.string().min(16).optional(),
  IDENTITY_CLIENT_SECRET: z.string().min(16).optional(),
  TRUSTED_PROXIES: list,
  MOBILE_APP_UA_MARKER: z.string().min(1).default('ShopApp/'),
  PLATFORM_INSPECT: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
});

const secretsSchema = z.object({
  sessionSecrets: z.array(z.string().min(32)).min(1),
  subscriptionKey: z.string().min(16),
  identityClientSecret: z.string().min(16),
});

type Environment = z.infer<typeof environmentSchema>;

/** In test, secrets are made once by the start command and kept beside the data. */
function testSecrets(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(`${folder}/secrets.json`, 'utf8'));
  } catch {
    return {};
  }
}

function readSecrets(environment: Environment) {
  const kept = environment.VITRINE_ENV === 'test' ? testSecrets(environment.DATA_DIR) : {};
  const given = {
    ...(environment.SESSION_SECRETS.length > 0 && { sessionSecrets: environment.SESSION_SECRETS }),
    ...(environment.SUBSCRIPTION_KEY && { subscriptionKey: environment.SUBSCRIPTION_KEY }),
    ...(environment.IDENTITY_CLIENT_SECRET && {
      identityClientSecret: environment.IDENTITY_CLIENT_SECRET,
    }),
  };
  return secretsSchema.parse(Object.assign({}, kept, given));
}

/** Turns an environment into the storefront's configuration; throws with one sentence. */
export function readConfig(variables: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Configuration: ${issue?.path.join('.')} is wrong (${issue?.message}).`);
  }
  const environment = parsed.data;
  const platformUrl = environment.PLATFORM_URL ?? `http://localhost:${environment.PLATFORM_PORT}`;
  const cardPort = environment.CARD_PORT ?? environment.PLATFORM_PORT + 1;
  return {
    environment: environment.VITRINE_ENV,
    isTest: environment.VITRINE_ENV === 'test',
    isProduction: environment.VITRINE_ENV === 'prod',
    brandName: environment.BRAND_NAME,
    hostRule: { environment: environment.VITRINE_ENV, brandHost: environment.BRAND_HOST },
    allowedHosts: environment.ALLOWED_HOSTS,
    port: environment.PORT,
    metricsPort: environment.METRICS_PORT ?? environment.PORT + 6000,
    platformUrl,
    authUrl: environment.AUTH_URL ?? platformUrl,
    cardUrl: environment.CARD_URL ?? `http://localhost:${cardPort}`,
    mediaUrl: environment.MEDIA_URL ?? null,
    checkoutVersion: environment.CHECKOUT_VERSION,
    trustedProxies: environment.TRUSTED_PROXIES,
    mobileAppMarker: environment.MOBILE_APP_UA_MARKER,
    /** With the platform's inspection on, nothing of the platform is kept. */
    keepNothing: environment.PLATFORM_INSPECT === '1',
    secrets: readSecrets(environment),
  };
}

export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The configuration of this process. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
