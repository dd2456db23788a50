import { z } from 'zod';
import { LANGUAGES, type Language, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { endpointSchema, jsonListSetting } from '../kernel/json-setting.ts';

/** Other OpenID providers that sign customers in, as `SIGN_IN_PROVIDERS` has them (docs/sign-in.md). */

const given = z.string('is missing').min(1, 'is missing');
const label = z.string().min(1).max(40);

const settingsSchema = z.strictObject({
  /** Part of the callback URL; not shown. */
  name: z
    .string('is missing')
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be of small letters, digits and dashes'),
  /** What shoppers read on the button. */
  label: z.union(
    [label, z.record(z.enum(LANGUAGES), label)],
    `must be a name of up to 40 letters, or one for each of ${LANGUAGES.join(', ')}`,
  ),
  /** The issuer, or the whole URL of its discovery document. */
  discovery: endpointSchema,
  clientId: given,
  clientSecret: given,
  scopes: z
    .array(given)
    .default(['openid', 'email'])
    .refine(
      (scopes) => scopes.includes('openid') && scopes.includes('email'),
      'must have openid and email',
    ),
  /** In which shops; in all of them, unless told. */
  shops: z
    .array(z.enum(ONLINE_LOCALES, `must be of ${ONLINE_LOCALES.join(', ')}`))
    .min(1)
    .optional(),
});
export type ProviderSettings = z.output<typeof settingsSchema>;

/** Reads `SIGN_IN_PROVIDERS`. */
export const providersSchema = jsonListSetting(
  z.array(settingsSchema, 'must be a list of providers').superRefine((providers, context) => {
    const names = providers.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
      context.addIssue({ code: 'custom', message: `names two providers ${twice}` });
  }),
);

/** What shoppers call a provider in their language. */
export const labelIn = ({ label: words }: Pick<ProviderSettings, 'label'>, language: Language) =>
  typeof words === 'string' ? words : words[language];
