import type { SizeChartRow } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Measure } from '#src/domain/catalogue/catalogue.ts';
import type { sizeCharts } from '../tables.ts';
import { SIZE_SCALES, type SizeScale } from './sizes.ts';

type ChartRow = typeof sizeCharts.$inferInsert;

/** Of the first size, and what each further one adds; cm. */
type Body = Partial<Record<Measure, readonly [first: number, step: number]>>;

/** Italian numbers of the sizes of a scale; letters are the same in both regions. */
const ITALIAN: Partial<Record<SizeScale, (eur: string) => string>> = {
  women: (eur) => String(Number(eur) + 4),
  men: (eur) => String(Number(eur) + 6),
  // By age: years from 104 cm on, months before.
  kids: (eur) => String((Number(eur) - 80) / 6),
  baby: (eur) => `${MONTHS.get(eur) ?? eur} m`,
  bras: (eur) => `${(Number.parseInt(eur, 10) - 65) / 5}${eur.slice(-1)}`,
};

/** Age in months up to which a height fits. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ 56: 1, 62: 3, 68: 6, 74: 9, 80: 12, 86: 18 }),
);

const BODIES: Partial<Record<SizeScale, Body>> = {
  women: { chest: [80, 4], waist: [62, 4], hips: [87, 4] },
  men: { chest: [90, 4], waist: [78, 4], hips: [92, 4] },
  letters: { chest: [80, 6], waist: [62, 6], hips: [87, 6] },
  'letters-men': { chest: [90, 6], waist: [78, 6], hips: [92, 6] },
  kids: { height: [104, 12], chest: [56, 4.5], waist: [53, 2.8] },
  baby: { height: [56, 6], chest: [41, 2] },
  bras: { chest: [84, 5] },
  belts: { waist: [85, 10] },
  'shoes-women': { foot: [22.7, 0.7] },
  'shoes-men': { foot: [25.4, 0.7] },
};

const MEASURES_IN_ORDER = ['height', 'chest', 'waist', 'hips', 'foot'] as const;

/** Which body each size fits; a chart is named by its scale. One size needs none. */
export function buildSizeCharts(): ChartRow[] {
  return scalesWithChart().map((scale) => {
    const body = BODIES[scale] ?? {};
    const measures = MEASURES_IN_ORDER.filter((measure) => body[measure] !== undefined);
    const rows = SIZE_SCALES[scale].map(
      (eur, step): SizeChartRow => ({
        eur,
        it: ITALIAN[scale]?.(eur) ?? eur,
        measures: measures.map((measure) => {
          const [first, more] = body[measure] ?? [0, 0];
          return Math.round((first + more * step) * 10) / 10;
        }),
      }),
    );
    return { chartId: scale, measures, rows };
  });
}

function scalesWithChart(): SizeScale[] {
  return Object.keys(BODIES).filter((scale): scale is SizeScale => scale in SIZE_SCALES);
}

export function sizeChartOf(scale: SizeScale): string | null {
  return BODIES[scale] === undefined ? null : scale;
}
