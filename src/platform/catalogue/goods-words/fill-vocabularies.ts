import type { Transaction } from '../../kernel/database/database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { families, familyTexts } from '../families/tables.ts';
import { buildFamilies } from '../vocabularies/families.ts';
import { buildSegmentations } from '../vocabularies/segmentations.ts';
import { buildSizeCharts } from '../vocabularies/size-charts.ts';
import { buildColours, buildTerms } from '../vocabularies/terms.ts';
import { catalogueTerms, colours, segmentations, sizeCharts } from './tables.ts';

/** What every shop needs before its first product: families, colours, words and sizes. */
export async function fillVocabularies(tx: Transaction): Promise<void> {
  const built = buildFamilies();
  await insertRows(tx, segmentations, buildSegmentations());
  await insertRows(tx, families, built.families);
  await insertRows(tx, familyTexts, built.familyTexts);
  await insertRows(tx, colours, buildColours());
  await insertRows(tx, catalogueTerms, buildTerms());
  await insertRows(tx, sizeCharts, buildSizeCharts());
}
