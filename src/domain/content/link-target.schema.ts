import { z } from 'zod';
import { FOUND_PAGE_KINDS } from './found-pages.schema.ts';

/** What a link may lead to; a `page` is of the shop itself, such as its cart, a `draft` is a story to come. */
export const LINK_KINDS = [
  ...FOUND_PAGE_KINDS,
  ...(['home', 'page', 'legal', 'product', 'redirect', 'outside', 'draft'] as const),
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const MAX_CHECKED_LINKS = 300;

const namedSchema = z.object({
  kind: z.enum(LINK_KINDS),
  /** Empty where it has none but its path. */
  title: z.string(),
  /** The title of the family that a family is in; null for all others. */
  within: z.string().nullable(),
});

const linkTargetSchema = namedSchema.extend({
  /** As a text writes it: without the locale prefix. */
  path: z.string(),
});
export type LinkTarget = z.infer<typeof linkTargetSchema>;

export const linkTargetsSchema = z
  .object({ values: z.array(linkTargetSchema) })
  .meta({ id: 'LinkTargets' });

const checkedLinkSchema = z.object({
  url: z.string(),
  /** Null where it leads nowhere. */
  target: namedSchema.nullable(),
});
export type CheckedLink = z.infer<typeof checkedLinkSchema>;

export const checkedLinksSchema = z
  .object({ values: z.array(checkedLinkSchema) })
  .meta({ id: 'CheckedLinks' });
