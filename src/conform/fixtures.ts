import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { cartAddressSchema } from '#src/domain/address/address.schema.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { PAYMENT_PROVIDERS } from '#src/domain/payment/payment.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';

/** Traits of products that the rules need (`fixtures.json` says what each is). */
export const TRAITS = [
  'plenty',
  'another',
  'twoLeft',
  'soldOut',
  'lastOnes',
  'pricePerSize',
  'reduced',
  'noPicture',
  'severalColours',
  'oneSize',
  'preOrder',
  'firstShopOnly',
] as const;
export type Trait = (typeof TRAITS)[number];

/** By password at the identity provider of the platform, or with tokens that it gave. */
const customerSchema = z.union([
  z.strictObject({ email: z.string(), password: z.string() }),
  z.strictObject({ accessToken: z.string(), refreshToken: z.string().optional() }),
]);
export type FixtureCustomer = z.infer<typeof customerSchema>;

/** Fields of a form that is posted to `url`, or to where the payment sends its shopper. */
const formSchema = z.strictObject({
  url: z.url().optional(),
  fields: z.record(z.string(), z.string()),
});

export const fixturesSchema = z.strictObject({
  shops: z.strictObject({ first: z.enum(ONLINE_LOCALES), second: z.enum(ONLINE_LOCALES) }),
  /** Null: the platform cannot have such a product, and rules that need one are skipped. */
  products: z.record(z.enum(TRAITS), skuText.nullable()),
  customers: z.strictObject({ one: customerSchema, two: customerSchema }),
  address: cartAddressSchema,
  payment: z.strictObject({
    provider: z.enum(PAYMENT_PROVIDERS),
    product: z.enum(PAYMENT_METHODS),
    /** Without the path that each shop has. */
    returnTo: z.url(),
    accepted: formSchema,
    refused: formSchema,
  }),
  code: z.strictObject({ code: z.string(), percent: z.number().positive().max(100) }).nullable(),
});
export type Fixtures = z.infer<typeof fixturesSchema>;

const manifestSchema = z.object({ products: z.record(z.enum(TRAITS), z.string()) });

/** What each trait means, for messages. */
export const traitTexts = (): Readonly<Record<Trait, string>> =>
  manifestSchema.parse(JSON.parse(readFileSync(new URL('fixtures.json', import.meta.url), 'utf8')))
    .products;

/** What the sample of the document has in place of a secret. */
const SAMPLE = '…';
/** Header, claims and signature of a JWT. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** What is still as in the sample of the document, or can be no token. */
export function unfilledIn({ customers }: Pick<Fixtures, 'customers'>): string[] {
  return Object.entries(customers).flatMap(([name, customer]) =>
    Object.entries(customer).flatMap(([key, value]) => {
      const place = `customers.${name}.${key}`;
      if (value.includes(SAMPLE)) return [`${place} is still that of the sample`];
      return key.endsWith('Token') && !JWT.test(value) ? [`${place} is no JWT`] : [];
    }),
  );
}

async function textAt(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}`);
  return answer.text();
}

/** What a platform answers to the manifest: a file, or a URL. */
export async function readFixtures(place: string): Promise<Fixtures> {
  const parsed = fixturesSchema.safeParse(JSON.parse(await textAt(place)));
  const faults = parsed.success ? unfilledIn(parsed.data) : [z.prettifyError(parsed.error)];
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new Error(`${place} is no answer to the fixtures:\n${faults.join('\n')}`);
}
