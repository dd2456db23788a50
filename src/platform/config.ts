import { z } from 'zod';
import { ensureSecrets } from './secrets.ts';

/**
 * Configuration of the platform, read once at start (architecture.md "Configuration").
 * A wrong value stops the start with a sentence.
 */

const port = z.coerce.number().int().min(1).max(65_534);
const origin = z.url().transform((url) => new URL(url).origin);
const origins = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin).min(1));

const jwkSchema = z.looseObject({ kty: z.string(), kid: z.string().optional() });

const secretsSchema = z.object({
  subscriptionKey: z.string().min(16),
  webhookSecret: z.string().min(16),
  identityClientSecret: z.string().min(16),
  identityKeys: z.array(jwkSchema).min(1),
});

const environmentSchema = z
  .object({
    VITRINE_ENV: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('test'),
    BRAND_NAME: z.string().min(1).default('Vitrine'),
    BRAND_HOST: z.string().min(1).default('vitrine.example'),
    PLATFORM_PORT: port.default(4000),
    CARD_PORT: port.optional(),
    PLATFORM_ORIGIN: origin.optional(),
    CARD_URL: origin.optional(),
    AUTH_URL: origin.optional(),
    STOREFRONT_URL: origins('http://localhost:3000'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    PLATFORM_INSPECT: z.enum(['0', '1']).default('0'),
    PLATFORM_NOW: z.iso.datetime({ offset: true }).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    SUBSCRIPTION_KEY: z.string().min(16).optional(),
    WEBHOOK_SECRET: z.string().min(16).optional(),
    IDENTITY_CLIENT_SECRET: z.string().min(16).optional(),
    IDENTITY_KEYS: z.string().optional(),
  })
  .refine((env) => !(env.VITRINE_ENV === 'prod' && env.PLATFORM_INSPECT === '1'), {
    path: ['PLATFORM_INSPECT'],
    error: 'must be off in prod',
  });

type Environment = z.infer<typeof environmentSchema>;

function refuse(error: z.ZodError, names: Record<string, string> = {}): never {
  const [issue] = error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new Error(`Configuration: ${names[path] ?? path} is wrong (${issue?.message}).`);
}

/** Names of the variables in sentences about secrets. */
const SECRET_VARIABLES: Record<string, string> = {
  subscriptionKey: 'SUBSCRIPTION_KEY',
  webhookSecret: 'WEBHOOK_SECRET',
  identityClientSecret: 'IDENTITY_CLIENT_SECRET',
  identityKeys: 'IDENTITY_KEYS',
};

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`Configuration: ${name} is wrong (not JSON).`);
  }
}

/** Given ones win; in test alone, missing ones are made once and kept beside the data. */
function readSecrets(environment: Environment) {
  const isTest = environment.VITRINE_ENV === 'test';
  const kept = isTest ? parseJson('secrets.json', ensureSecrets(environment.DATA_DIR)) : {};
  const { SUBSCRIPTION_KEY, WEBHOOK_SECRET, IDENTITY_CLIENT_SECRET, IDENTITY_KEYS } = environment;
  const given = {
    ...(SUBSCRIPTION_KEY && { subscriptionKey: SUBSCRIPTION_KEY }),
    ...(WEBHOOK_SECRET && { webhookSecret: WEBHOOK_SECRET }),
    ...(IDENTITY_CLIENT_SECRET && { identityClientSecret: IDENTITY_CLIENT_SECRET }),
    ...(IDENTITY_KEYS && { identityKeys: parseJson('IDENTITY_KEYS', IDENTITY_KEYS) }),
  };
  const parsed = secretsSchema.safeParse(Object.assign({}, kept, given));
  return parsed.success ? parsed.data : refuse(parsed.error, SECRET_VARIABLES);
}

/** Turns an environment into the platform's configuration; throws with one sentence. */
export function readConfig(variables: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) refuse(parsed.error);
  const environment = parsed.data;
  const cardPort = environment.CARD_PORT ?? environment.PLATFORM_PORT + 1;
  const platformOrigin =
    environment.PLATFORM_ORIGIN ?? `http://localhost:${environment.PLATFORM_PORT}`;
  return {
    environment: environment.VITRINE_ENV,
    brandName: environment.BRAND_NAME,
    brandHost: environment.BRAND_HOST,
    port: environment.PLATFORM_PORT,
    cardPort,
    /** Where the platform is reached from outside, without a trailing slash. */
    platformOrigin,
    /** Where browsers reach the identity provider: `<origin>/identity`. */
    identityOrigin: environment.AUTH_URL ?? platformOrigin,
    /** Where browsers reach the card page. */
    cardOrigin: environment.CARD_URL ?? `http://localhost:${cardPort}`,
    /** Origins that a sign-in or a payment may return to. */
    storefrontOrigins: environment.STOREFRONT_URL,
    databaseUrl: environment.DATABASE_URL ?? null,
    dataFolder: environment.DATA_DIR,
    /** Request log and faults under `/_platform`. */
    isInspected: environment.PLATFORM_INSPECT === '1',
    /** The instant that the clock starts at, or null for the real time. */
    startInstant: environment.PLATFORM_NOW ?? null,
    logLevel: environment.LOG_LEVEL,
    ...readSecrets(environment),
  };
}

export type PlatformConfig = ReturnType<typeof readConfig>;

/** The platform's clock: the real one, shifted so that it started at `startInstant`. */
export function createClock(config: Pick<PlatformConfig, 'startInstant'>): () => Date {
  if (config.startInstant === null) return () => new Date();
  const shift = Date.parse(config.startInstant) - Date.now();
  return () => new Date(Date.now() + shift);
}
