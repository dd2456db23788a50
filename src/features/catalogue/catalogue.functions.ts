import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { chosenOf } from '#src/domain/catalogue/facets.ts';
import { listSearchSchema, toListFilter, toListQuery } from '#src/domain/catalogue/list-search.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { type ShopReads, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { limited } from '#src/session/limited.middleware.ts';
import { readFamily, readProduct, segmentationsOrNone, storiesAmong } from './catalogue.server.ts';

const familySchema = v.object({
  familyId: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  search: listSearchSchema,
});
type FamilyRead = { context: ShopReads; data: v.InferOutput<typeof familySchema> };

const readList = ({ context: { commerce }, data: { familyId, search } }: FamilyRead) =>
  readFamily(commerce, familyId, toListQuery(search));

/** One page of a family's products, with the stories between them; FAMILY_NOT_FOUND when there is no such family. */
export const fetchFamilyPage = createServerFn({ method: 'GET' })
  .middleware([limited('narrowed page'), shopMiddleware])
  .validator(familySchema)
  .handler(async (asked) => {
    const { familyId, search } = asked.data;
    const [{ facets, ...page }, stories] = await Promise.all([
      readList(asked),
      storiesAmong(asked.context.commerce, familyId, search),
    ]);
    return { ...page, stories, chosen: chosenOf(facets, toListFilter(search)) };
  });

/** What narrows a family's list; FAMILY_NOT_FOUND when there is no such family. */
export const fetchFamilyFacets = createServerFn({ method: 'GET' })
  .middleware([limited('narrowed page'), shopMiddleware])
  .validator(familySchema)
  .handler(async (asked) => (await readList(asked)).facets);

/** One colour with its sizes, for its tile; null once it is no longer sold. */
export const fetchTileOption = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ optionId: v.pipe(v.string(), v.regex(NUMBER_ID)) }))
  .handler(async ({ context: { commerce }, data: { optionId } }) => {
    const { product } = await readProduct(commerce, { optionId });
    const option = product.options.find((one) => one.optionId === optionId);
    return option === undefined ? null : { option, sizeScale: product.sizeScale };
  });

/** How the catalogue is segmented; an empty list when that cannot be read (specification §7). */
export const fetchSegmentations = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { commerce } }) => segmentationsOrNone(commerce));
