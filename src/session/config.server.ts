import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { RESTORABLE_DAYS } from '#src/domain/account/erasure.ts';
import { BRAND_NAME } from '#src/domain/brand/theme.ts';
import { tagIdProblem } from '#src/domain/measurement/tag-id.ts';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order-paths.ts';
import {
  ConfigurationError,
  environmentProblem,
  problemsOf,
  refusedInProd,
} from '#src/process/environment.ts';
import { valkeyUrlProblem } from './valkey-url.server.ts';

/**
 * Configuration of the storefront, read once at start (docs/operations/configure.md). What is wrong
 * stops the start with one sentence that names all of it; secrets are made in test alone.
 */

const wordsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const list = z.string().default('').transform(wordsOf);
const PORT = 'must be a port from 1 to 65535';
const port = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT);
const DAYS = `must be a number of days from ${RESTORABLE_DAYS.min} to ${RESTORABLE_DAYS.max}`;
const DRAIN = 'must be a number of seconds from 0 to 300';
const SHORT_KEY = 'must have 32 characters or more';
const PATIENCE = 'must be a number from 1 to 5';
const MINUTES = 'must be a number of minutes from 1 to 1440';
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));

const environmentSchema = z.object({
  VITRINE_ENV: z
    .string()
    .default('test')
    .superRefine((name, context) => {
      const message = environmentProblem(name);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  BRAND_NAME: z.string().default(BRAND_NAME),
  BRAND_HOST: z.string().default('vitrine.example'),
  ALLOWED_HOSTS: list,
  PORT: port.default(3000),
  PLATFORM_PORT: port.default(4000),
  CARD_PORT: port.optional(),
  METRICS_PORT: port.optional(),
  PLATFORM_URL: origin.optional(),
  AUTH_URL: origin.optional(),
  MEDIA_URL: origin.optional(),
  CARD_URL: origin.optional(),
  PAYMENT_PAGES: list.pipe(z.array(origin)),
  BOT_CHECK_URL: origin.optional(),
  AB_TEST_URL: origin.optional(),
  OLAPIC_URL: origin.optional(),
  RICH_RELEVANCE_URL: origin.optional(),
  TAG_ID: z
    .string()
    .superRefine((id, context) => {
      const message = tagIdProblem(id);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  VALKEY_URL: z
    .string()
    .superRefine((url, context) => {
      const message = valkeyUrlProblem(url);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  PURGE_KEY: z.string().min(32, SHORT_KEY).optional(),
  CHECKOUT_VERSION: z.enum(CHECKOUT_VERSIONS, 'must be v1 or v2').default('v2'),
  BUILD_POLL_MINUTES: z.coerce
    .number(MINUTES)
    .int(MINUTES)
    .min(1, MINUTES)
    .max(24 * 60, MINUTES)
    .default(60),
  PLATFORM_PATIENCE: z.coerce.number(PATIENCE).min(1, PATIENCE).max(5, PATIENCE).default(1),
  DRAIN_SECONDS: z.coerce.number(DRAIN).int(DRAIN).min(0, DRAIN).max(300, DRAIN).optional(),
  ERASE_AFTER_DAYS: z.coerce
    .number(DAYS)
    .int(DAYS)
    .min(RESTORABLE_DAYS.min, DAYS)
    .max(RESTORABLE_DAYS.max, DAYS)
    .default(RESTORABLE_DAYS.usual),
  TRUSTED_PROXIES: list,
  MOBILE_APP_UA_MARKER: z.string().default('ShopApp/'),
  PLATFORM_INSPECT: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DATA_DIR: z.string().default('.data'),
});

const MISSING = 'is missing (only the environment "test" makes its own)';
const SHORT = 'must have 32 characters or more in each of its parts';

const secretsSchema = z.object({
  SESSION_SECRETS: z
    .string(MISSING)
    .transform(wordsOf)
    .pipe(z.array(z.string().min(32, SHORT)).min(1, MISSING)),
  SUBSCRIPTION_KEY: z.string(MISSING).min(16, 'must have 16 characters or more'),
  IDENTITY_CLIENT_SECRET: z.string(MISSING).min(16, 'must have 16 characters or more'),
});

type Variables = Readonly<Record<string, string | undefined>>;

const madeSecretsSchema = z.object({
  sessionSecrets: z.array(z.string()),
  subscriptionKey: z.string(),
  identityClientSecret: z.string(),
});

/** In test, secrets are made once by the start command and saved beside the data. */
function madeSecrets({ VITRINE_ENV = 'test', DATA_DIR = '.data' }: Variables): Variables {
  if (VITRINE_ENV !== 'test') return {};
  try {
    const made = madeSecretsSchema.parse(
      JSON.parse(readFileSync(`${DATA_DIR}/secrets.json`, 'utf8')),
    );
    return {
      SESSION_SECRETS: made.sessionSecrets.join(','),
      SUBSCRIPTION_KEY: made.subscriptionKey,
      IDENTITY_CLIENT_SECRET: made.identityClientSecret,
    };
  } catch {
    return {};
  }
}

/** Turns an environment into the storefront's configuration; throws a ConfigurationError. */
export function readConfig(given: Variables) {
  // An empty variable is one that is not set.
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(variables);
  const secrets = secretsSchema.safeParse({ ...madeSecrets(variables), ...variables });
  if (!parsed.success || !secrets.success || refusedInProd(variables).length > 0) {
    throw new ConfigurationError([
      ...refusedInProd(variables),
      ...problemsOf(parsed.error),
      ...problemsOf(secrets.error),
    ]);
  }
  const environment = parsed.data;
  const platformUrl = environment.PLATFORM_URL ?? `http://localhost:${environment.PLATFORM_PORT}`;
  const cardPort = environment.CARD_PORT ?? environment.PLATFORM_PORT + 1;
  const isTest = environment.VITRINE_ENV === 'test';
  const cardUrl = environment.CARD_URL ?? `http://localhost:${cardPort}`;
  return {
    environment: environment.VITRINE_ENV,
    isTest,
    isProduction: environment.VITRINE_ENV === 'prod',
    brandName: environment.BRAND_NAME,
    hostRule: { environment: environment.VITRINE_ENV, brandHost: environment.BRAND_HOST },
    allowedHosts: environment.ALLOWED_HOSTS.map((host) => host.toLowerCase()),
    port: environment.PORT,
    metricsPort: environment.METRICS_PORT ?? environment.PORT + 6000,
    platformUrl,
    /** How many times as long as usual calls of the platform may take. */
    patience: environment.PLATFORM_PATIENCE,
    authUrl: environment.AUTH_URL ?? platformUrl,
    cardUrl,
    /** Origins of providers' pages besides: a shopper who pays is sent nowhere else (T14). */
    paymentPages: environment.PAYMENT_PAGES.map((page) => new URL(page).origin),
    /** The script that tells people from programs on the payment page. */
    botCheckUrl: environment.BOT_CHECK_URL ?? `${cardUrl}/bot-check.js`,
    /** The script of A/B tests, which comes from its own host; in test the demo plays it. */
    abTestUrl: environment.AB_TEST_URL ?? (isTest ? `${cardUrl}/ab-test.js` : null),
    /** Scripts of partners: pictures of customers, recommendations. */
    olapicUrl: environment.OLAPIC_URL ?? null,
    richRelevanceUrl: environment.RICH_RELEVANCE_URL ?? null,
    /** The analytics tag (`GTM-…`, `G-…`); nothing is measured without one. */
    tagId: environment.TAG_ID ?? null,
    mediaUrl: environment.MEDIA_URL ?? null,
    /** Server of what processes share; without one each process is on its own (decision 034). */
    valkeyUrl: environment.VALKEY_URL,
    /** The key of those who may drop cached pages; nobody may without it. */
    purgeKey: environment.PURGE_KEY ?? null,
    /** The flow of shops that set none. */
    checkoutVersion: environment.CHECKOUT_VERSION,
    /** How long a page waits before it asks again which build is served, ms. */
    buildPollMs: environment.BUILD_POLL_MINUTES * 60_000,
    /** How long balancers take to see that this process is not ready any more. */
    drainSeconds: environment.DRAIN_SECONDS ?? (isTest ? 1 : 5),
    /** How long a deleted account can be restored, as the platform's own setting says. */
    eraseAfterDays: environment.ERASE_AFTER_DAYS,
    trustedProxies: environment.TRUSTED_PROXIES,
    mobileAppMarker: environment.MOBILE_APP_UA_MARKER,
    /** Folder of what outlives the process. */
    dataFolder: environment.DATA_DIR,
    /** With the platform's inspection on, nothing of the platform is cached. */
    isCacheOff: environment.PLATFORM_INSPECT === '1',
    secrets: {
      sessionSecrets: secrets.data.SESSION_SECRETS,
      subscriptionKey: secrets.data.SUBSCRIPTION_KEY,
      identityClientSecret: secrets.data.IDENTITY_CLIENT_SECRET,
    },
  };
}

export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
