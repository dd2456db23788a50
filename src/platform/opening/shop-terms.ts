import { z } from 'zod';
import { NO_SELLER } from '#src/domain/legal/seller.ts';
import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { FEWEST_RETURN_DAYS, MOST_RETURN_DAYS } from '#src/domain/shop/setting-rules.ts';

/** What a retailer says of each shop before it opens: the file of `platform:open --seller`. */

const text = z.string('must be a text').trim();
const line = text.min(1, 'must not be empty').max(500, 'must have at most 500 characters');
const optionalLine = text.max(500, 'must have at most 500 characters').default('');
const yesOrNo = z.boolean('must be true or false');
const country = z.enum(TAXED_COUNTRIES, {
  error: () => `must be of ${TAXED_COUNTRIES.join(', ')}`,
});
const countries = z.array(country, 'must be a list of countries').min(1, 'must not be empty');

/** No imprint, mail or invoice can do without name, address and e-mail; the rest may follow. */
const sellerSchema = z.strictObject({
  ...{ name: line, address: line, email: z.email('must be an e-mail address') },
  ...{ representative: optionalLine, register: optionalLine, vatId: optionalLine },
  ...{ phone: optionalLine, epr: optionalLine, mediator: optionalLine },
});

const [FEWEST_DAYS, MOST_DAYS] = [FEWEST_RETURN_DAYS, MOST_RETURN_DAYS];
const days = `must be a whole number from ${FEWEST_DAYS} to ${MOST_DAYS}`;
const amount = z.int('must be whole cents').min(100, 'must be at least 100 cents');

const termsSchema = z.strictObject({
  seller: sellerSchema,
  returns: z.strictObject({
    days: z.int(days).min(FEWEST_DAYS, days).max(MOST_DAYS, days),
    isFree: yesOrNo,
    carrier: line,
    address: z.array(line, 'must be a list of lines').min(1, 'must have a line'),
  }),
  warehouse: z.strictObject({
    country,
    cutOff: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 14:00'),
  }),
  deliveryCountries: countries.optional(),
  giftCard: z
    .strictObject({ minAmount: amount, maxAmount: amount, preselectedAmount: amount })
    .refine(
      ({ minAmount, preselectedAmount, maxAmount }) =>
        minAmount <= preselectedAmount && preselectedAmount <= maxAmount,
      'must have minAmount, preselectedAmount and maxAmount in ascending order',
    )
    .optional(),
});
export type ShopTerms = z.infer<typeof termsSchema>;

const fileSchema = z.partialRecord(z.enum(ONLINE_LOCALES), termsSchema);

const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && issue.input === undefined;

function lineOf(issue: z.core.$ZodIssue): string {
  const way = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.join(', ');
    return way === ''
      ? `${names} is no shop: there may be ${ONLINE_LOCALES.join(', ')}`
      : `${way} must not have ${names}`;
  }
  return isMissing(issue) ? `${way} is missing` : `${way || 'the file'} ${issue.message}`;
}

/**
 * The terms of the shops that are to open, from the text of the file. Throws with a line for each
 * thing that is wrong in it, and for each of the shops that it does not name.
 */
export function readShopTerms(
  json: string,
  shops: readonly OnlineLocale[],
): Map<OnlineLocale, ShopTerms> {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw new Error(`It is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = fileSchema.safeParse(content, { reportInput: true });
  if (!parsed.success) throw new Error(parsed.error.issues.map(lineOf).join('\n'));
  const terms = new Map<OnlineLocale, ShopTerms>();
  const missing: string[] = [];
  for (const shop of shops) {
    const own = parsed.data[shop];
    if (own === undefined) missing.push(`${shop} is missing`);
    else terms.set(shop, own);
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return terms;
}

/** The seller as it is stored: fields that the file leaves out are empty. */
export const sellerOf = ({ seller }: ShopTerms) => ({ ...NO_SELLER, ...seller });
