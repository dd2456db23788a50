import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { LIST_PAGE_SIZE, SORTS } from '#src/domain/catalogue.ts';
import { getFamilyProducts, getSegmentations } from '#src/gateway/catalogue.server.ts';
import { shopMiddleware } from '#src/session/commerce-middleware.ts';
import { KEEP_CATALOGUE, KEEP_CONTENT, keepRead } from '#src/session/kept-reads.ts';

const familyListSchema = v.object({
  familyId: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  /** 0-based. */
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  sort: v.picklist(SORTS),
});

/** One page of a family's products; FAMILY_NOT_FOUND when there is no such family. */
export const fetchFamilyPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(familyListSchema)
  .handler(({ context, data: { familyId, ...list } }) =>
    keepRead(`family ${context.locale} ${familyId} ${list.page} ${list.sort}`, KEEP_CATALOGUE, () =>
      getFamilyProducts(context.call, familyId, { ...list, size: LIST_PAGE_SIZE }),
    ),
  );

/** How the catalogue is segmented; an empty list when that cannot be read (specification §7). */
export const fetchSegmentations = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { call, locale } }) =>
    keepRead(`segmentations ${locale}`, KEEP_CONTENT, () => getSegmentations(call)),
  );
