import { z } from 'zod';
import { CARD_PROVIDERS } from '#src/domain/payment/card-providers.ts';
import { creditPlanSchema } from '#src/domain/payment/credit.schema.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { endpointSchema, jsonListSetting } from '../kernel/json-setting.ts';

/** Accounts with payment providers, as `PAYMENT_PROVIDERS` has them (docs/payments.md). */

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
  /** What the provider has agreed on for methods that are paid later. */
  credit: z.partialRecord(z.enum(PAYMENT_METHODS), creditPlanSchema).default({}),
  endpoint: endpointSchema.optional(),
};

const mollieSchema = z.strictObject({
  provider: z.literal('mollie'),
  ...shared,
  apiKey: z
    .string('is missing')
    .regex(/^(live|test)_\w{30,}$/, 'must be an API key, which begins with live_ or test_'),
  /** Of the organisation: an API key of a profile does not read settlements. */
  settlementToken: z
    .string()
    .regex(/^access_\w{20,}$/, 'must be an access token, which begins with access_')
    .optional(),
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
    /** Of the report user: settlements are read with it. */
    reportKey: z.string().min(20, 'must be an API key of 20 characters or more').optional(),
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

/** Reads `PAYMENT_PROVIDERS`. */
export const accountsSchema = jsonListSetting(
  z.array(accountSchema, 'must be a list of accounts').superRefine((accounts, context) => {
    const clash = findClash(accounts);
    if (clash !== null)
      context.addIssue({ code: 'custom', message: `names two accounts for ${clash}` });
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
