import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { LEGAL_PAGES, type LegalPageName } from '#src/domain/legal/legal-pages.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { readLegalPage } from './legal.server.ts';

/** A legal page of the shop; null where it has none of that name. */
export const fetchLegalPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ page: v.picklist(LEGAL_PAGES) }))
  .handler(({ context: { commerce, shop }, data: { page } }) =>
    readLegalPage(commerce, shop, page),
  );

export function legalPageQuery(page: LegalPageName) {
  return queryOptions({
    queryKey: ['legal', page],
    queryFn: () => fetchLegalPage({ data: { page } }),
  });
}
