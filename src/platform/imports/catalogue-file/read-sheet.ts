import { MAX_TEXT } from '#src/domain/catalogue/catalogue.values.ts';
import { type Certificate, certificateSchema } from '#src/domain/catalogue/certificate.schema.ts';
import type { DocumentEnvironment } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import { footwearSchema } from '#src/domain/catalogue/footwear.schema.ts';
import { FOOTWEAR_MATERIALS } from '#src/domain/catalogue/footwear.ts';
import {
  type ProductDocument,
  productDocumentSchema,
} from '#src/domain/catalogue/product-document.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { SIZE_SCALES } from '#src/domain/size/size-scales.ts';
import type { DocumentWords } from '../../catalogue/face.ts';
import { readYesOrNo } from '../yes-or-no.ts';
import {
  CERTIFICATE_COLUMNS,
  ENVIRONMENT_COLUMNS,
  MANUFACTURER_COLUMNS,
  RESPONSIBLE_COLUMNS,
  SAFETY_COLUMNS,
  SHOE_COLUMNS,
  textColumns,
} from './columns.ts';
import { listOf, type Reading } from './reading.ts';

type Sheet = Omit<ProductDocument, 'colours'>;

/** Values of a list that the shop has, each once. */
export function readList(
  { get, fail }: Reading,
  column: string,
  isKnown: (value: string) => boolean,
): string[] {
  const values = listOf(get(column));
  const unknown = values.filter((value, at) => !isKnown(value) || values.indexOf(value) !== at);
  if (unknown.length > 0) fail(column, 'not-in-shop', { values: unknown.join(', ') });
  return values;
}

const MATERIAL = /^(\S+) (\d{1,3})$/;

function readMaterials({ get, fail }: Reading, words: DocumentWords): Sheet['materials'] {
  const read = listOf(get('materials')).map((part) => {
    const [, materialId = '', percent = ''] = MATERIAL.exec(part) ?? [];
    return { part, materialId, percent: Number(percent) };
  });
  const unknown = read.filter(({ materialId }) => !words.materials.has(materialId));
  if (unknown.length > 0) {
    fail('materials', 'not-in-shop', { values: unknown.map(({ part }) => part).join(', ') });
  }
  const sum = read.reduce((all, { percent }) => all + percent, 0);
  if (read.length > 0 && sum !== 100) fail('materials', 'not-whole', { sum: String(sum) });
  return read.map(({ materialId, percent }) => ({ materialId, percent }));
}

/** A text that is not too long. */
function limited({ get, fail }: Reading, column: string, max: number): string {
  const text = get(column);
  if (text.length > max) fail(column, 'too-long', { max: String(max) });
  return text;
}

function readTexts(reading: Reading, before: Sheet['texts']): Sheet['texts'] {
  const texts = { ...before };
  for (const lang of LANGUAGES) {
    const columns = textColumns(lang);
    if (!reading.isChanged(...columns)) continue;
    const [named, described, keyed, found, summed] = columns;
    const text = {
      name: limited(reading, named, MAX_TEXT.name),
      description: limited(reading, described, MAX_TEXT.description),
      keywords: limited(reading, keyed, MAX_TEXT.keywords),
      searchTitle: limited(reading, found, MAX_TEXT.searchTitle),
      searchDescription: limited(reading, summed, MAX_TEXT.searchDescription),
    };
    if (Object.values(text).every((one) => one === '')) delete texts[lang];
    else if (text.name === '') reading.fail(named, 'cell-missing', { column: named });
    else texts[lang] = text;
  }
  return texts;
}

function readSafety(reading: Reading): Sheet['safety'] {
  const company = (columns: readonly [string, string, string]) => {
    const [name = '', address = '', contact = ''] = columns.map((column) =>
      limited(reading, column, MAX_TEXT.company),
    );
    if (name === '' && `${address}${contact}` !== '') {
      reading.fail(columns[0], 'cell-missing', { column: columns[0] });
    }
    return name === '' ? null : { name, address, contact };
  };
  const manufacturer = company(MANUFACTURER_COLUMNS);
  const responsible = company(RESPONSIBLE_COLUMNS);
  const warnings = limited(reading, 'warnings', MAX_TEXT.company);
  const isSaid = manufacturer !== null || responsible !== null || warnings !== '';
  return isSaid ? { manufacturer, responsible, warnings } : null;
}

function readFootwear({ get, fail }: Reading): Sheet['footwear'] {
  const [upper, lining, sole] = SHOE_COLUMNS.map(get);
  if (`${upper}${lining}${sole}` === '') return null;
  const footwear = footwearSchema.safeParse({ upper, lining, sole }).data ?? null;
  if (footwear === null) {
    fail('shoe_upper', 'shoes-unread', {
      values: [upper, lining, sole].join(', '),
      known: FOOTWEAR_MATERIALS.join(', '),
    });
  }
  return footwear;
}

const PERCENT = /^\d{1,3}$/;

/** Countries and the mark of eco-design may be empty; the others all have a cell, or none. */
function readEnvironment({ get, fail }: Reading, words: DocumentWords): DocumentEnvironment | null {
  if (ENVIRONMENT_COLUMNS.every((column) => get(column) === '')) return null;
  const isTrue = (column: string, isNeeded: boolean) => {
    const said = get(column);
    const read = said === '' && !isNeeded ? false : readYesOrNo(said);
    if (said === '' && isNeeded) fail(column, 'cell-missing', { column });
    else if (read === null) fail(column, 'no-yes-or-no', {});
    return read ?? false;
  };
  const countryIn = (column: string) => {
    const code = get(column);
    if (code !== '' && !words.countries.has(code)) fail(column, 'no-country', {});
    return code;
  };
  const percent = get('recycled_percent');
  if (percent === '') fail('recycled_percent', 'cell-missing', { column: 'recycled_percent' });
  else if (!PERCENT.test(percent) || Number(percent) > 100) {
    fail('recycled_percent', 'not-between', { min: '0', max: '100' });
  }
  return {
    recycledPercent: Number(percent),
    recyclable: isTrue('recyclable', true),
    hazardousSubstances: isTrue('hazardous_substances', true),
    microplastics: isTrue('microplastics', true),
    ...{ weaving: countryIn('weaving'), dyeing: countryIn('dyeing') },
    ecoDesign: isTrue('eco_design', false),
  };
}

/** All four cells, or none. */
function readCertificate({ get, fail }: Reading): Certificate | null {
  const [standard, number, body, validUntil] = CERTIFICATE_COLUMNS.map(get);
  if (`${standard}${number}${body}${validUntil}` === '') return null;
  const read = certificateSchema.safeParse({ standard, number, body, validUntil });
  if (read.success) return read.data;
  for (const column of CERTIFICATE_COLUMNS) {
    if (get(column) === '') fail(column, 'cell-missing', { column });
  }
  if (validUntil !== '' && !certificateSchema.shape.validUntil.safeParse(validUntil).success) {
    fail('certificate_until', 'no-day', {});
  }
  return null;
}

/** What a file says of a product as a whole; what it does not change stays as it was. */
export function readSheet(reading: Reading, words: DocumentWords, before: Sheet): Sheet {
  const { get, fail, isChanged } = reading;
  const changed = <T>(columns: readonly string[], was: T, read: () => T): T =>
    isChanged(...columns) ? read() : was;
  return {
    texts: readTexts(reading, before.texts),
    brand: changed(
      ['brand'],
      before.brand,
      () => limited(reading, 'brand', MAX_TEXT.brand) || null,
    ),
    families: changed(['families'], before.families, () => {
      const [main, ...others] = readList(reading, 'families', (id) => words.families.has(id));
      // Only which is the first is kept.
      return main === undefined ? [] : [main, ...others.toSorted()];
    }),
    sizeScale: changed(['size_scale'], before.sizeScale, () => {
      const scale = sizeScaleSchema.safeParse(get('size_scale') || null);
      if (!scale.success) fail('size_scale', 'not-one-of', { values: SIZE_SCALES.join(', ') });
      return scale.data ?? null;
    }),
    materials: changed(['materials'], before.materials, () => readMaterials(reading, words)),
    care: changed(['care'], before.care, () =>
      readList(reading, 'care', (id) => words.care.has(id)),
    ),
    footwear: changed(SHOE_COLUMNS, before.footwear, () => readFootwear(reading)),
    certificate: changed(CERTIFICATE_COLUMNS, before.certificate, () => readCertificate(reading)),
    environment: changed(ENVIRONMENT_COLUMNS, before.environment, () =>
      readEnvironment(reading, words),
    ),
    originCountry: changed(['origin'], before.originCountry, () => {
      const code = get('origin');
      if (code !== '' && !words.countries.has(code)) fail('origin', 'no-country', {});
      return code || null;
    }),
    passportUrl: changed(['passport_url'], before.passportUrl, () => {
      const url = productDocumentSchema.shape.passportUrl.safeParse(get('passport_url') || null);
      if (!url.success) fail('passport_url', 'no-url', {});
      return url.data ?? null;
    }),
    safety: changed(SAFETY_COLUMNS, before.safety, () => readSafety(reading)),
  };
}
