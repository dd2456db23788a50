import { z } from 'zod';
import { SIZE_SCALES } from '#src/domain/size/size-scales.ts';
import { MEASURES } from './catalogue.values.ts';

/** Which body the sizes of a scale fit: of all brands, or of one that cuts in its own way. */
export const sizeChartDocumentSchema = z.strictObject({
  scale: z.enum(SIZE_SCALES),
  /** Null for all that have none of their own. */
  brand: z.string().trim().min(1).max(70).nullable(),
  measures: z.array(z.enum(MEASURES)).min(1).max(MEASURES.length),
  rows: z
    .array(
      z.strictObject({
        /** As the scale counts (EUR). */
        size: z.string().trim().min(1).max(40),
        /** In cm, in the order of the measures of the chart. */
        measures: z.array(z.number().min(0.1).max(300)).max(MEASURES.length),
      }),
    )
    .min(1)
    .max(100),
});
export type SizeChartDocument = z.infer<typeof sizeChartDocumentSchema>;

export const sizeChartChangeSchema = z.strictObject({
  /** What was read before. */
  revision: z.string().max(100),
  document: sizeChartDocumentSchema,
});

const staffSizeChartSchema = z
  .object({
    id: z.string(),
    document: sizeChartDocumentSchema,
    revision: z.string(),
    /** Products of its sizes; those that have other sizes, too, show none. */
    products: z.int().min(0),
  })
  .meta({ id: 'StaffSizeChart' });
export type StaffSizeChart = z.infer<typeof staffSizeChartSchema>;

export const staffSizeChartsSchema = z.object({
  values: z.array(staffSizeChartSchema),
  /** Only who works for all shops changes what is the same in all of them. */
  isForAllShops: z.boolean(),
});
