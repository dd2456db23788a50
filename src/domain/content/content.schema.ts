import { z } from 'zod';
import { LIST_PAGE_SIZE } from '#src/domain/catalogue/catalogue.values.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { searchTextsSchema } from '#src/domain/text/search-texts.schema.ts';
import { blockSchema } from './block.schema.ts';
import { BANNER_TYPES, HELP_SWITCHES } from './content.values.ts';
import {
  codeOf,
  codeSchema,
  heroSchema,
  linkSchema,
  richTextSchema,
  uploadSchema,
  urlSchema,
} from './content-parts.schema.ts';

const headerLayoutSchema = z.object({
  notification: z.object({ content: z.string(), type: z.enum(BANNER_TYPES) }).nullable(),
  /** Whether order and new entries of the menu come from the families; names and what is hidden always do. */
  follows_families: z.boolean().default(false),
  navigation_group: z.array(
    linkSchema.extend({
      columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
      picture: z.object({ hero: heroSchema, alt: z.string(), link: linkSchema }).nullable(),
    }),
  ),
  navigation_modular: z.array(linkSchema),
});
export type HeaderLayout = z.infer<typeof headerLayoutSchema>;

const slugSchema = codeOf(/^[a-z0-9-]+$/);
const colour = codeOf(/^#[\da-f]{6}$/i);

const newsletterBannerSchema = z.object({
  uid: codeSchema,
  title: z.string(),
  texts: z.object({ short_text: z.string(), long_text: z.string(), text_color: colour }),
  cta: z.object({ label: z.string(), cta_label_color: colour }),
  background_color: colour,
});

const footerLayoutSchema = z.object({
  reinsurances: z.array(z.object({ icon: codeSchema, title: z.string(), text: z.string() })),
  links_modular: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  community: z
    .object({ title: z.string(), text: z.string(), links: z.array(linkSchema) })
    .nullable(),
  own_social_networks: z.array(z.object({ label: z.string(), url: urlSchema, icon: codeSchema })),
  // Null in a shop that has no offers.
  legals: z.object({ label: z.string(), links: z.array(linkSchema) }).nullable(),
  // A shop that was opened before there was a banner has none.
  banner_newsletter: newsletterBannerSchema.nullable().default(null),
});
export type FooterLayout = z.infer<typeof footerLayoutSchema>;

const siteSelectorSchema = z.object({
  title: z.string(),
  entries: z.array(
    z.object({
      country_name: z.string(),
      country_code: codeSchema,
      country_language: codeSchema,
      display_flag: z.boolean(),
      locale: codeSchema,
    }),
  ),
});
export type SiteSelector = z.infer<typeof siteSelectorSchema>;

const homePageSchema = z.object({
  sections: z.array(blockSchema),
  search_engines: searchTextsSchema,
});
/** The first page of a shop: blocks, the first of which heads it. */
export type HomePage = z.infer<typeof homePageSchema>;

const storySchema = z.object({
  /** Its name in the URL; a draft may leave it to the title. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .meta({ isSlug: true }),
  title: z.string(),
  text: z.string(),
  hero: heroSchema,
  sections: z.array(blockSchema),
  search_engines: searchTextsSchema,
});
export type Story = z.infer<typeof storySchema>;

const marketingLabelSchema = z.object({
  code: codeSchema,
  title: z.string().min(1),
  url: urlSchema.nullable(),
  marketing_banner: z.string().nullable(),
});
/**
 * What editors write of products that carry its code, such as "Last sizes" (specification §3): the
 * words on a tile, a sentence on the product's page, and the path of more of them.
 */
export type MarketingLabel = z.infer<typeof marketingLabelSchema>;

const storyTileSchema = z.object({
  familyId: z
    .string()
    .regex(/^\w{1,40}$/)
    .meta({ isFamily: true }),
  after: z
    .int()
    .min(1)
    .max(LIST_PAGE_SIZE - 1),
  hero: heroSchema,
  title: z.string().min(1),
  url: urlSchema,
});
/** A story of the list of a family. */
export type StoryTile = z.infer<typeof storyTileSchema>;

const helpSwitchSchema = z.enum(HELP_SWITCHES).nullable().default(null);

const helpSchema = z.object({
  title: z.string(),
  text: z.string(),
  topics: z.array(
    z.object({
      slug: slugSchema,
      title: z.string(),
      answers: z.array(
        z.object({
          question: z.string(),
          html: richTextSchema,
          onlyWith: helpSwitchSchema,
          onlyWithout: helpSwitchSchema,
        }),
      ),
    }),
  ),
  search_engines: searchTextsSchema,
});
/** The help of a shop as editors wrote it; `shopHelp` makes of it what the shop shows. */
export type Help = z.infer<typeof helpSchema>;
/** The same as it is typed: a condition may be left out. */
export type TypedHelp = z.input<typeof helpSchema>;

const legalPageSchema = z.object({
  title: z.string().min(1),
  /** Names data of the shop as `{seller.name}`, `{returnDays}` and their like. */
  html: z.string().min(1).meta({ isRichText: true }),
  /** Not checked yet by somebody who may: administrators are told, and `/readyz` in production. */
  isDraft: z.boolean(),
  /** What an authority has drawn and must be shown as it is, such as the notice on the guarantee. */
  notice: uploadSchema.nullable().default(null),
  search_engines: searchTextsSchema,
});
/** What the law wants a shop to publish, by the name of its page. */
export type LegalText = z.infer<typeof legalPageSchema>;

const legalNoticesFields = z.object({
  notices: z.array(z.object({ title: z.string(), text: z.string() })),
});

/** Fields of an entry, by its content type. */
export const CONTENT_SCHEMAS = {
  header_layout: headerLayoutSchema,
  footer_layout: footerLayoutSchema,
  site_selector_component: siteSelectorSchema,
  home_page: homePageSchema,
  landing_page: storySchema,
  trend_page: storySchema,
  lookbook_page: storySchema,
  help_page: helpSchema,
  legal_page: legalPageSchema,
  legal_notices: legalNoticesFields,
  marketing_labels: marketingLabelSchema,
  story_tile: storyTileSchema,
} as const;
export type ContentType = keyof typeof CONTENT_SCHEMAS;

const isContentType = (name: string): name is ContentType => Object.hasOwn(CONTENT_SCHEMAS, name);

export const contentTypeSchema = z.enum(Object.keys(CONTENT_SCHEMAS).filter(isContentType));

/** One entry as it is stored: its uid, locale, and the fields of its type. */
export const contentEntrySchema = z
  .object({ uid: z.string(), locale: z.string(), fields: z.record(z.string(), z.unknown()) })
  .meta({ id: 'ContentEntry' });

export const contentEntriesSchema = z.object({ entries: z.array(contentEntrySchema) });

export const contentAssetsSchema = z.object({
  assets: z.array(
    z.object({
      uid: z.string(),
      folder: z.string(),
      title: z.string(),
      /** Path from the root of the shop, without locale prefix. */
      url: z.string(),
      contentMediaType: z.string(),
    }),
  ),
});

export const legalNoticesSchema = z.object({ values: legalNoticesFields.shape.notices });

/** What the link of an editor shows: the page, and until when. */
export const contentPreviewSchema = z.object({
  locale: z.enum(ONLINE_LOCALES),
  /** Of the page that shows the entry, without locale prefix; empty for the first page. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
  /** Where it shows a shop as it will be at an instant. */
  at: z.iso.datetime().nullable().default(null),
});

/** Directive -> sources. */
export const cspRulesBodySchema = z.strictObject({ rulesType: z.string() });
export const cspRulesSchema = z.record(z.string(), z.array(z.string()));

/** Legal notice of a commercial offer, by country and language. */
export type LegalNotice = z.infer<typeof legalNoticesSchema>['values'][number];

/** A menu entry: a page of its own, columns of links, and one picture. */
export type NavigationGroup = HeaderLayout['navigation_group'][number];

/** An invitation to subscribe, in words and colours of the editors (`#rrggbb`). */
export type NewsletterBanner = NonNullable<FooterLayout['banner_newsletter']>;

/** `html` is rich text as editors wrote it. */
export type HelpAnswer = Help['topics'][number]['answers'][number];
