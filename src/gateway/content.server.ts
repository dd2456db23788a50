import type { z } from 'zod';
import * as calls from '#src/contract/calls/content.ts';
import { CONTENT_SCHEMAS, type ContentType } from '#src/contract/content.ts';
import type {
  FooterLayout,
  HeaderLayout,
  HomePage,
  LegalNotice,
  SiteSelector,
} from '#src/domain/content.ts';
import { getDomain } from '#src/domain/locales.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask, nameOf } from './send.server.ts';

/** The fields of the one entry of a type; null when there is none or the read fails (§7). */
async function readEntry<T>(
  context: CallContext,
  type: ContentType,
  fields: z.ZodType<T>,
): Promise<T | null> {
  try {
    const request = { params: { type }, query: { locale: context.locale } };
    // A circuit of its own: a type that the platform cannot answer leaves the others be.
    const options = { name: `${nameOf(calls.getEntries)} ${type}` };
    const { entries } = await ask(context, calls.getEntries, request, options);
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

/** A failure is an empty list (§7). */
export async function getLegalNotices(context: CallContext): Promise<LegalNotice[]> {
  const { iso2, iso3 } = getDomain(context.locale);
  try {
    const { values } = await ask(context, calls.getLegalNotices, {
      query: { country: iso2, language: iso3 },
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
