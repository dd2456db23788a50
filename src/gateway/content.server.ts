import type { z } from 'zod';
import {
  CONTENT_SCHEMAS,
  type ContentType,
  contentEntriesSchema,
  cspRulesSchema,
  legalNoticesSchema,
} from '#src/contract/content.ts';
import type {
  FooterLayout,
  HeaderLayout,
  HomePage,
  LegalNotice,
  SiteSelector,
} from '#src/domain/content.ts';
import { getDomain } from '#src/domain/locales.ts';
import { callPath } from './call-path.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

/** The fields of the one entry of a type; null when there is none or the read fails (§7). */
async function readEntry<T>(
  context: CallContext,
  type: ContentType,
  fields: z.ZodType<T>,
): Promise<T | null> {
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: callPath`/cms/v3/content_types/${type}/entries`,
      name: `GET /cms/v3/content_types/${type}/entries`,
      query: { locale: context.locale },
      answer: contentEntriesSchema,
    });
    return fields.parse(body.entries[0]?.fields);
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

/** GET /commercial-animations/offers/legal-notices ; a failure is an empty list (§7). */
export async function getLegalNotices(context: CallContext): Promise<LegalNotice[]> {
  const { iso2, iso3 } = getDomain(context.locale);
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: '/commercial-animations/offers/legal-notices',
      name: 'GET /commercial-animations/offers/legal-notices',
      query: { country: iso2, language: iso3 },
      answer: legalNoticesSchema,
    });
    return body.values;
  } catch {
    return [];
  }
}

/** POST /applications/front-ecommerce/rules/merge-csp : directive -> sources. */
export async function getCspRules(context: CallContext): Promise<Record<string, string[]>> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: '/applications/front-ecommerce/rules/merge-csp',
    name: 'POST /applications/front-ecommerce/rules/merge-csp',
    body: { rulesType: 'csp' },
    answer: cspRulesSchema,
  });
  return body;
}
