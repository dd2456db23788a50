import type { SizeChartRow } from '#src/domain/catalogue/catalogue.schema.ts';
import { MEASURES, type Measure } from '#src/domain/catalogue/catalogue.values.ts';
import { sizeInRegion } from '#src/domain/size/size-label.ts';
import type { sizeCharts } from '../goods-words/tables.ts';
import { type RangedScale, SIZE_RANGES } from './sizes.ts';

type ChartRow = typeof sizeCharts.$inferInsert;

/** Of the first size, and what each further one adds; cm. */
type Body = Partial<Record<Measure, readonly [first: number, step: number]>>;

const BODIES: Partial<Record<RangedScale, Body>> = {
  women: { chest: [80, 4], waist: [62, 4], hips: [87, 4] },
  men: { chest: [90, 4], waist: [78, 4], hips: [92, 4] },
  'trousers-men': { waist: [78, 4], hips: [92, 4], insideLeg: [80, 0.8] },
  letters: { chest: [80, 6], waist: [62, 6], hips: [87, 6] },
  'letters-men': { chest: [90, 6], waist: [78, 6], hips: [92, 6] },
  kids: { height: [104, 12], chest: [56, 4.5], waist: [53, 2.8] },
  baby: { height: [56, 6], chest: [41, 2] },
  bras: { chest: [84, 5] },
  belts: { waist: [85, 10] },
  'shoes-women': { foot: [22.7, 0.7] },
  'shoes-men': { foot: [25.4, 0.7] },
};

/** Which body each size fits; a chart is named by its scale. One size needs none. */
export function buildSizeCharts(): ChartRow[] {
  return scalesWithChart().map((scale) => {
    const body = BODIES[scale] ?? {};
    const measures = MEASURES.filter((measure) => body[measure] !== undefined);
    const rows = SIZE_RANGES[scale].map(
      (eur, step): SizeChartRow => ({
        eur,
        it: sizeInRegion(scale, eur, 'it-it'),
        measures: measures.map((measure) => {
          const [first, more] = body[measure] ?? [0, 0];
          return Math.round((first + more * step) * 10) / 10;
        }),
      }),
    );
    return { chartId: scale, scale, brand: null, measures, rows };
  });
}

function scalesWithChart(): RangedScale[] {
  return Object.keys(BODIES).filter((scale): scale is RangedScale => scale in SIZE_RANGES);
}
