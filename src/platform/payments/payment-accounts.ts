import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CARD_PROVIDERS } from '#src/domain/payment/card-providers.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/payment.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

/** Accounts with payment providers, as `PAYMENT_PROVIDERS` has them (docs/payments.md). */

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** A stand-in on this machine may do without encryption, nobody else. */
const endpoint = z
  .url('must be a URL')
  .refine((text) => {
    const url = URL.parse(text);
    return url?.protocol === 'https:' || (url !== null && LOOPBACK.test(url.hostname));
  }, 'must begin with https://')
  .optional();

const shared = {
  /** Which of the two card providers of the shop it is. */
  serves: z.array(z.enum(CARD_PROVIDERS, `must be of ${CARD_PROVIDERS.join(', ')}`)).min(1),
  /** In which shops; in all of them, unless told. */
  shops: z
    .array(z.enum(ONLINE_LOCALES, `must be of ${ONLINE_LOCALES.join(', ')}`))
    .min(1)
    .optional(),
  /** Methods whose money is taken as parcels leave; that of the others is taken immediately. */
  captureAtDispatch: z.array(z.enum(PAYMENT_METHODS)).default([]),
  endpoint,
};

const mollieSchema = z.strictObject({
  provider: z.literal('mollie'),
  ...shared,
  apiKey: z
    .string('is missing')
    .regex(/^(live|test)_\w{30,}$/, 'must be an API key, which begins with live_ or test_'),
});

const adyenSchema = z
  .strictObject({
    provider: z.literal('adyen'),
    ...shared,
    apiKey: z.string('is missing').min(20, 'must be an API key of 20 characters or more'),
    merchantAccount: z.string('is missing').min(1, 'is missing'),
    hmacKey: z
      .string('is missing')
      .regex(/^[\dA-Fa-f]{64}$/, 'must be the HMAC key of the webhook, 64 hexadecimal digits'),
    environment: z.enum(['live', 'test'], 'must be live or test'),
    /** Of the live endpoints, as the Customer Area shows it. */
    liveUrlPrefix: z.string().min(1).optional(),
  })
  .refine(({ environment, liveUrlPrefix }) => environment === 'test' || liveUrlPrefix, {
    path: ['liveUrlPrefix'],
    error: 'is missing, which live needs',
  });

export const accountSchema = z.discriminatedUnion('provider', [mollieSchema, adyenSchema], {
  error: 'must name a provider: mollie or adyen',
});

export type AccountSettings = z.output<typeof accountSchema>;
export type MollieSettings = z.output<typeof mollieSchema>;
export type AdyenSettings = z.output<typeof adyenSchema>;

/** The first of two accounts that would both take a payment, in words; null where there is none. */
function findClash(accounts: readonly AccountSettings[]): string | null {
  const taken = new Set<string>();
  for (const { serves, shops = ONLINE_LOCALES } of accounts) {
    for (const provider of serves) {
      for (const shop of shops) {
        const name = `${provider} of ${shop}`;
        if (taken.has(name)) return name;
        taken.add(name);
      }
    }
  }
  return null;
}

/** The text itself, or that of the file that it names; null where that is none. */
function readText(value: string): string | null {
  if (/^\s*\[/.test(value)) return value;
  try {
    return readFileSync(value, 'utf8');
  } catch {
    return null;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads `PAYMENT_PROVIDERS`: JSON, or the path of a file of it. What is wrong is said without keys. */
export const accountsSchema = z
  .string()
  .transform((value, context): unknown => {
    const text = readText(value);
    const found = text === null ? undefined : readJson(text);
    if (found !== undefined) return found;
    const problem = text === null ? 'names a file that cannot be read' : 'must be JSON';
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  })
  .pipe(
    z.unknown().transform((found, context) => {
      const parsed = z.array(accountSchema, 'must be a list of accounts').safeParse(found);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const [place, ...path] = issue?.path ?? [];
        const where =
          place === undefined
            ? ''
            : `[${String(place)}]${path.map((one) => `.${String(one)}`).join('')} `;
        context.addIssue({ code: 'custom', message: `${where}${issue?.message ?? 'is wrong'}` });
        return z.NEVER;
      }
      const clash = findClash(parsed.data);
      if (clash !== null) {
        context.addIssue({ code: 'custom', message: `names two accounts for ${clash}` });
        return z.NEVER;
      }
      return parsed.data;
    }),
  );

/** Whether an account takes money that does not exist. */
const isTest = (settings: AccountSettings) =>
  settings.provider === 'mollie'
    ? settings.apiKey.startsWith('test_')
    : settings.environment === 'test';

/** An account that must not be used in prod, in words; null where there is none. */
export function findTestAccount(accounts: readonly AccountSettings[]): string | null {
  const place = accounts.findIndex(isTest);
  return place < 0 ? null : `[${place}] is a test account, which takes no money`;
}
