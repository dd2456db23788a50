import { z } from 'zod';
import { BOOK_YEARS, RESTORABLE_DAYS } from '#src/domain/account/erasure.ts';
import { BRAND_NAME } from '#src/domain/brand/theme.ts';
import { checkoutUrlSchema } from '#src/domain/wire/capabilities.schema.ts';
import { CAPABILITY_NAMES } from '#src/domain/wire/capabilities.ts';
import {
  ConfigurationError,
  environmentProblem,
  problemsOf,
  refusedInProd,
} from '#src/process/environment.ts';
import { createSealing } from './kernel/sealing/sealing.ts';
import { accountsSchema, findTestAccount } from './payments/payment-accounts.ts';
import { ensureSecrets } from './secrets.ts';
import { providersSchema } from './sign-in-providers/provider-settings.ts';

/**
 * Configuration of the platform, read once at start (docs/operations/configure.md).
 * What is wrong stops the start with one sentence that names all of it.
 */

const PORT = 'must be a port from 1 to 65534';
const port = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_534, PORT);
const A_URL = 'must be a URL that begins with http:// or https://';
const origin = z
  .url({ protocol: /^https?$/, error: A_URL })
  .transform((url) => new URL(url).origin);
const origins = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin).min(1));
const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const SWITCH = 'must be 0 or 1';
const DRAIN = 'must be a number of seconds from 0 to 300';
const DAYS = `must be a number of days from ${RESTORABLE_DAYS.min} to ${RESTORABLE_DAYS.max}`;
const YEARS = `must be a number of years from ${BOOK_YEARS.min} to ${BOOK_YEARS.max}`;
const within = ({ usual, min, max }: typeof BOOK_YEARS, problem: string) =>
  z.coerce.number(problem).int(problem).min(min, problem).max(max, problem).default(usual);
const CAPABILITIES = 'must be core, or names of docs/platform.md with commas between them';
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const environmentSchema = z.object({
  VITRINE_ENV: z
    .string()
    .default('test')
    .superRefine((name, context) => {
      const message = environmentProblem(name);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  BRAND_NAME: z.string().min(1, 'must not be empty').default(BRAND_NAME),
  BRAND_HOST: z.string().min(1, 'must not be empty').default('vitrine.example'),
  PLATFORM_PORT: port.default(4000),
  CARD_PORT: port.optional(),
  BACK_OFFICE_PORT: port.optional(),
  BACK_OFFICE_URL: origin.optional(),
  BACK_OFFICE_FILES: z.string().min(1, 'must not be empty').default('dist/back-office'),
  PLATFORM_METRICS_PORT: port.optional(),
  PLATFORM_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'must be an IP address').default('127.0.0.1'),
  PLATFORM_ORIGIN: origin.optional(),
  CARD_URL: origin.optional(),
  AUTH_URL: origin.optional(),
  STOREFRONT_URL: origins('http://localhost:3000'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })
    .optional(),
  PHOTOS_URL: z
    .url({ protocol: /^s3$/, error: 'must be like s3://bucket?endpoint=https://…&region=…' })
    .optional(),
  IMPORTS_URL: z
    .url({ protocol: /^s3$/, error: 'must be like s3://bucket?endpoint=https://…&region=…' })
    .optional(),
  PURGE_URLS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.url({ protocol: /^https?$/, error: A_URL }))),
  PURGE_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  DRAIN_SECONDS: z.coerce.number(DRAIN).int(DRAIN).min(0, DRAIN).max(300, DRAIN).optional(),
  ERASE_AFTER_DAYS: within(RESTORABLE_DAYS, DAYS),
  KEEP_ORDERS_YEARS: within(BOOK_YEARS, YEARS),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  PLATFORM_DEMO: z.enum(['0', '1'], SWITCH).optional(),
  PLATFORM_INSPECT: z.enum(['0', '1'], SWITCH).default('0'),
  PLATFORM_CAPABILITIES: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.enum(['core', ...CAPABILITY_NAMES], CAPABILITIES)))
    .optional(),
  PLATFORM_CHECKOUT_URL: checkoutUrlSchema.optional(),
  EVENTS_INSIDE: z.enum(['0', '1'], SWITCH).default('0'),
  PLATFORM_NOW: z.iso
    .datetime({ offset: true, error: 'must be an instant like 2026-01-31T09:00:00Z' })
    .optional(),
  PAYMENT_PROVIDERS: accountsSchema.default([]),
  SIGN_IN_PROVIDERS: providersSchema.default([]),
  LEGAL_DRAFTS: z.enum(['0', '1'], SWITCH).default('0'),
  PAYMENT_STAND_INS: z.enum(['0', '1'], SWITCH).default('0'),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
});

const MISSING = 'is missing (only the environment "test" makes its own)';
const secret = z.string(MISSING).min(16, 'must have 16 characters or more');
const SHORT = 'must have 32 characters or more in each of its parts';
const jwk = z.looseObject({ kty: z.string(), kid: z.string().optional() });
const KEYS = 'must be a JSON list of private keys (JWK)';

const secretsSchema = z.object({
  SUBSCRIPTION_KEY: secret,
  WEBHOOK_SECRET: secret,
  IDENTITY_CLIENT_SECRET: secret,
  DATA_SECRETS: z
    .string(MISSING)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.tuple([z.string().min(32, SHORT)], z.string().min(32, SHORT))),
  IDENTITY_KEYS: z.string(MISSING).transform(parseJson).pipe(z.array(jwk, KEYS).min(1, KEYS)),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

const madeSecretsSchema = z.object({
  subscriptionKey: z.string(),
  webhookSecret: z.string(),
  identityClientSecret: z.string(),
  dataSecrets: z.array(z.string()),
  identityKeys: z.array(z.unknown()),
});

/** Given ones win; in test alone, missing ones are made once and saved beside the data. */
function secretsOf(variables: Variables): Variables {
  const { VITRINE_ENV = 'test', DATA_DIR = '.data' } = variables;
  if (VITRINE_ENV !== 'test') return variables;
  const made = madeSecretsSchema.parse(JSON.parse(ensureSecrets(DATA_DIR)));
  const kept: Variables = {
    SUBSCRIPTION_KEY: made.subscriptionKey,
    WEBHOOK_SECRET: made.webhookSecret,
    IDENTITY_CLIENT_SECRET: made.identityClientSecret,
    DATA_SECRETS: made.dataSecrets.join(','),
    IDENTITY_KEYS: JSON.stringify(made.identityKeys),
  };
  return { ...kept, ...variables };
}

/** Turns an environment into the platform's configuration; throws a ConfigurationError. */
export function readConfig(given: Variables) {
  // An empty variable is one that is not set.
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(variables);
  const secrets = secretsSchema.safeParse(secretsOf(variables));
  if (!parsed.success || !secrets.success || refusedInProd(variables).length > 0) {
    throw new ConfigurationError([
      ...refusedInProd(variables),
      ...problemsOf(parsed.error),
      ...problemsOf(secrets.error),
    ]);
  }
  const environment = parsed.data;
  const testAccount = findTestAccount(environment.PAYMENT_PROVIDERS);
  if (environment.VITRINE_ENV === 'prod' && testAccount !== null) {
    throw new ConfigurationError([{ variable: 'PAYMENT_PROVIDERS', problem: testAccount }]);
  }
  if (environment.PURGE_URLS.length > 0 && environment.PURGE_KEY === undefined) {
    throw new ConfigurationError([
      { variable: 'PURGE_KEY', problem: 'is missing beside PURGE_URLS' },
    ]);
  }
  const isTest = environment.VITRINE_ENV === 'test';
  const cardPort = environment.CARD_PORT ?? environment.PLATFORM_PORT + 1;
  const backOfficePort = environment.BACK_OFFICE_PORT ?? environment.PLATFORM_PORT + 2;
  const platformOrigin =
    environment.PLATFORM_ORIGIN ?? `http://localhost:${environment.PLATFORM_PORT}`;
  return {
    environment: environment.VITRINE_ENV,
    brandName: environment.BRAND_NAME,
    brandHost: environment.BRAND_HOST,
    port: environment.PLATFORM_PORT,
    cardPort,
    backOfficePort,
    /** The address that API, back office and card page listen on: this machine alone, unless told otherwise. */
    address: environment.PLATFORM_ADDRESS,
    /** Metrics, for a collector on this machine. */
    metricsPort: environment.PLATFORM_METRICS_PORT ?? environment.PLATFORM_PORT + 6000,
    /** Where the platform is reached from outside, without a trailing slash. */
    platformOrigin,
    /** Where browsers reach the identity provider: `<origin>/identity`. */
    identityOrigin: environment.AUTH_URL ?? platformOrigin,
    /** Where browsers reach the card page. */
    cardOrigin: environment.CARD_URL ?? `http://localhost:${cardPort}`,
    /** Where browsers reach the back office, on a host of its own. */
    backOfficeOrigin: environment.BACK_OFFICE_URL ?? `http://localhost:${backOfficePort}`,
    /** The folder of its built pages. */
    backOfficeFiles: environment.BACK_OFFICE_FILES,
    /** Origins that a sign-in or a payment may return to. */
    storefrontOrigins: environment.STOREFRONT_URL,
    databaseUrl: environment.DATABASE_URL ?? null,
    /** The server that mails are handed to; without one they stay in the outbox. */
    smtpUrl: environment.SMTP_URL ?? null,
    dataFolder: environment.DATA_DIR,
    /** Where photographs are for all machines; a folder of this one without it. */
    photosUrl: environment.PHOTOS_URL ?? null,
    /** Where files lie that are imported by themselves; a folder of this machine without it. */
    importsUrl: environment.IMPORTS_URL ?? null,
    /** Storefronts, then edges, that are told what cached pages are out of date, and with which key. */
    purgeUrls: environment.PURGE_URLS,
    purgeKey: environment.PURGE_KEY ?? null,
    /** How long a deleted account can be restored, and the books of a year are kept. */
    eraseAfterDays: environment.ERASE_AFTER_DAYS,
    keepOrdersYears: environment.KEEP_ORDERS_YEARS,
    /** How long balancers take to see that this process is not ready any more. */
    drainSeconds: environment.DRAIN_SECONDS ?? (isTest ? 0 : 5),
    /** Accounts with payment providers; their keys are secrets. */
    paymentAccounts: environment.PAYMENT_PROVIDERS,
    /** Other OpenID providers that sign customers in; their secrets are secrets. */
    signInProviders: environment.SIGN_IN_PROVIDERS,
    /** Whether shops are open whose legal pages nobody has checked: outside `prod`, or where told. */
    isOpenWithDrafts: environment.VITRINE_ENV !== 'prod' || environment.LEGAL_DRAFTS === '1',
    /** The demo pays at stand-ins of real providers instead of its card page. */
    hasPaymentStandIns: environment.PAYMENT_STAND_INS === '1',
    /** Demo shop, demo accounts, card page and the readable contract: in test unless told (T42). */
    hasDemo: (environment.PLATFORM_DEMO ?? (isTest ? '1' : '0')) === '1',
    /** Request log and faults under `/_platform`. */
    hasDiagnostics: environment.PLATFORM_INSPECT === '1',
    /** What is served to storefronts beyond the core. */
    capabilities: CAPABILITY_NAMES.filter(
      (name) => environment.PLATFORM_CAPABILITIES?.includes(name) ?? true,
    ),
    /** Says to storefronts that the checkout is there, and serves no call of it; null: it serves them. */
    checkoutUrl: environment.PLATFORM_CHECKOUT_URL ?? null,
    /** Whether endpoints of events may be in this network, without TLS. */
    isInsideAllowed: environment.EVENTS_INSIDE === '1',
    /** The instant that the clock starts at, or null for the real time. */
    startInstant: environment.PLATFORM_NOW ?? null,
    logLevel: environment.LOG_LEVEL,
    subscriptionKey: secrets.data.SUBSCRIPTION_KEY,
    webhookSecret: secrets.data.WEBHOOK_SECRET,
    identityClientSecret: secrets.data.IDENTITY_CLIENT_SECRET,
    identityKeys: secrets.data.IDENTITY_KEYS,
    /** Seals what the database must not tell by itself. */
    sealing: createSealing(secrets.data.DATA_SECRETS),
  };
}

export type PlatformConfig = ReturnType<typeof readConfig>;

/** The platform's clock: the real one, shifted so that it started at `startInstant`. */
export function createClock(config: Pick<PlatformConfig, 'startInstant'>): () => Date {
  if (config.startInstant === null) return () => new Date();
  const shift = Date.parse(config.startInstant) - Date.now();
  return () => new Date(Date.now() + shift);
}
