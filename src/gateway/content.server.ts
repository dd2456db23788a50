import { z } from 'zod';
import * as calls from '#src/domain/content/content.calls.ts';
import { CONTENT_SCHEMAS, type ContentType } from '#src/domain/content/content.schema.ts';
import type {
  FooterLayout,
  HeaderLayout,
  Help,
  HomePage,
  LegalNotice,
  MarketingLabel,
  SiteSelector,
  Story,
  StoryKind,
  StoryTile,
} from '#src/domain/content/content.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { type CallContext, previewHeaders } from './platform-call.server.ts';
import { ask, nameOf } from './send.server.ts';

/** What narrows a read of entries, besides the locale of the call. */
type EntryQuery = { locale?: OnlineLocale; query?: string; 'only[]'?: string[] };

async function askEntries(context: CallContext, type: ContentType, query: EntryQuery = {}) {
  const request = {
    params: { type },
    query: { locale: context.locale, ...query },
    headers: previewHeaders(context),
  };
  // A circuit of its own: a type that the platform cannot answer leaves the others be.
  const options = { name: `${nameOf(calls.getEntries)} ${type}` };
  const { entries } = await ask(context, calls.getEntries, request, options);
  return entries;
}

/** The fields of the one entry of a type; null when there is none or the read fails (§7). */
async function readEntry<T>(
  context: CallContext,
  type: ContentType,
  fields: z.ZodType<T>,
): Promise<T | null> {
  try {
    const entries = await askEntries(context, type);
    return fields.parse(entries[0]?.fields);
  } catch {
    return null;
  }
}

export function getHeaderLayout(context: CallContext): Promise<HeaderLayout | null> {
  return readEntry(context, 'header_layout', CONTENT_SCHEMAS.header_layout);
}

export function getFooterLayout(context: CallContext): Promise<FooterLayout | null> {
  return readEntry(context, 'footer_layout', CONTENT_SCHEMAS.footer_layout);
}

export function getSiteSelector(context: CallContext): Promise<SiteSelector | null> {
  return readEntry(context, 'site_selector_component', CONTENT_SCHEMAS.site_selector_component);
}

export function getHomePage(context: CallContext): Promise<HomePage | null> {
  return readEntry(context, 'home_page', CONTENT_SCHEMAS.home_page);
}

export function getHelp(context: CallContext): Promise<Help | null> {
  return readEntry(context, 'help_page', CONTENT_SCHEMAS.help_page);
}

/** The fields of all entries of a type, in the order of their uids; null when the read fails (§7). */
async function readEntries<T>(
  context: CallContext,
  type: ContentType,
  fields: z.ZodType<T>,
): Promise<T[] | null> {
  try {
    const entries = await askEntries(context, type);
    return entries.map((entry) => fields.parse(entry.fields));
  } catch {
    return null;
  }
}

/** What editors write of products with a label, in the order of its code; null when the read fails (§7). */
export function getMarketingLabels(context: CallContext): Promise<MarketingLabel[] | null> {
  return readEntries(context, 'marketing_labels', CONTENT_SCHEMAS.marketing_labels);
}

/** Stories inside the lists of all families; null when the read fails (§7). */
export function getStoryTiles(context: CallContext): Promise<StoryTile[] | null> {
  return readEntries(context, 'story_tile', CONTENT_SCHEMAS.story_tile);
}

const slugSchema = z.object({ slug: z.string() });
const byUid = (uid: string) => JSON.stringify({ uid });

/** The editors' page of a kind with this uid, null where there is none; null when the read fails (§7). */
export async function getStory(
  context: CallContext,
  kind: StoryKind,
  uid: string,
): Promise<{ story: Story | null } | null> {
  const type = `${kind}_page` as const;
  try {
    const [entry] = await askEntries(context, type, { query: byUid(uid) });
    return { story: entry === undefined ? null : CONTENT_SCHEMAS[type].parse(entry.fields) };
  } catch {
    return null;
  }
}

/** Names of editors' pages of a kind in the shops that have them, by uid and locale. */
async function readStorySlugs(context: CallContext, kind: StoryKind, query: EntryQuery) {
  const byId = new Map<string, StorySlugs>();
  const asked = ONLINE_LOCALES.map(async (locale) => {
    const narrowed = { ...query, 'only[]': ['slug'], locale };
    for (const { uid, fields } of await askEntries(context, `${kind}_page`, narrowed)) {
      byId.set(uid, { ...byId.get(uid), [locale]: slugSchema.parse(fields).slug });
    }
  });
  await Promise.all(asked);
  return byId;
}

type StorySlugs = Partial<Record<OnlineLocale, string>>;

/** Names of an editors' page in the shops that have it, by locale (A-012); null when a lookup fails. */
export async function getStorySlugs(
  context: CallContext,
  kind: StoryKind,
  uid: string,
): Promise<StorySlugs | null> {
  try {
    const found = await readStorySlugs(context, kind, { query: byUid(uid) });
    return found.get(uid) ?? {};
  } catch {
    return null;
  }
}

/** All editors' pages of a kind: uid, and name in the shops that have it; null when a read fails. */
export async function getStoryNames(
  context: CallContext,
  kind: StoryKind,
): Promise<{ id: string; slugs: StorySlugs }[] | null> {
  try {
    const found = await readStorySlugs(context, kind, {});
    return [...found].map(([id, slugs]) => ({ id, slugs }));
  } catch {
    return null;
  }
}

/** Titles of the assets of a folder; null when the read fails (§7). */
export async function getAssetTitles(
  context: CallContext,
  folder: string,
): Promise<string[] | null> {
  try {
    const { assets } = await ask(context, calls.getAssets, { query: { folder } });
    return assets.map(({ title }) => title);
  } catch {
    return null;
  }
}

/** A failure is an empty list (§7). */
export async function getLegalNotices(context: CallContext): Promise<LegalNotice[]> {
  const { iso2, iso3 } = getDomain(context.locale);
  try {
    const { values } = await ask(context, calls.getLegalNotices, {
      query: { country: iso2, language: iso3 },
      headers: previewHeaders(context),
    });
    return values;
  } catch {
    return [];
  }
}

/** Directive -> sources. */
export function getCspRules(context: CallContext): Promise<Record<string, string[]>> {
  return ask(context, calls.getCspRules, { body: { rulesType: 'csp' } });
}

/** What the link of an editor shows (`context.preview`); NOT_FOUND when it is forged or over. */
export function getPreview(context: CallContext, preview: string) {
  return ask(context, calls.getPreview, { headers: { [HEADER.preview]: preview } });
}
