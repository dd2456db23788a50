import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { findProduct, getFamilyProducts, getSegmentations } from '#src/gateway/catalogue.server.ts';
import { shopMiddleware } from '#src/session/commerce-middleware.ts';
import { KEEP_CATALOGUE, KEEP_CONTENT, keepRead } from '#src/session/kept-reads.ts';
import { toListQuery } from './family-list.ts';
import { listChoiceSchema } from './list-choice-schema.ts';

const familyListSchema = v.object({
  ...listChoiceSchema.entries,
  familyId: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
});

/** One page of a family's products; FAMILY_NOT_FOUND when there is no such family. */
export const fetchFamilyPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(familyListSchema)
  .handler(({ context, data: { familyId, ...choice } }) =>
    keepRead(`family ${context.locale} ${familyId} ${JSON.stringify(choice)}`, KEEP_CATALOGUE, () =>
      getFamilyProducts(context.call, familyId, toListQuery(choice)),
    ),
  );

/** The sizes of one colour, for the tile that asks for them. */
export const fetchTileSizes = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ optionId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)) }))
  .handler(async ({ context: { call, locale }, data: { optionId } }) => {
    const { product } = await keepRead(
      `product ${locale} optionId,${optionId}`,
      KEEP_CATALOGUE,
      () => findProduct(call, { optionId }),
    );
    return product.options.find((option) => option.optionId === optionId)?.skus ?? [];
  });

/** How the catalogue is segmented; an empty list when that cannot be read (specification §7). */
export const fetchSegmentations = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { call, locale } }) =>
    keepRead(`segmentations ${locale}`, KEEP_CONTENT, () => getSegmentations(call)),
  );
