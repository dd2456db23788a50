import type { Certificate } from '#src/domain/catalogue/certificate.schema.ts';
import type { DocumentEnvironment } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { Footwear } from '#src/domain/catalogue/footwear.schema.ts';
import type { FootwearMaterial, FootwearPart } from '#src/domain/catalogue/footwear.ts';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import type {
  ProductDocument,
  ProductText,
} from '#src/domain/catalogue/product-document.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';

/** A product as it stands in the form: everything as text, nothing required yet. */

export type SizeDraft = {
  key: string;
  size: string;
  sku: string;
  gtin: string;
  quantity: string;
  /** It is there already: carts and orders hold its sku. */
  isKept: boolean;
};
export type ColourDraft = {
  key: string;
  optionId: string | null;
  /** Empty until it is chosen. */
  colourId: string;
  hex: string;
  labels: Record<Language, string>;
  sizes: SizeDraft[];
  pictures: ProductDocument['colours'][number]['pictures'];
};
/** An environmental sheet as it is typed. */
type EnvironmentDraft = Omit<DocumentEnvironment, 'recycledPercent'> & { recycledPercent: string };
type CompanyDraft = { name: string; address: string; contact: string };
export type ProductDraft = {
  texts: Partial<Record<Language, ProductText>>;
  brand: string;
  /** That of its breadcrumb. */
  family: string;
  otherFamilies: readonly string[];
  sizeScale: ProductDocument['sizeScale'];
  materials: { key: string; materialId: string; percent: string }[];
  care: readonly string[];
  /** Each part, empty where nobody said. */
  footwear: Record<FootwearPart, FootwearMaterial | ''>;
  /** Empty throughout where it has none. */
  certificate: Certificate;
  /** Null where it has none. */
  environment: EnvironmentDraft | null;
  originCountry: string;
  /** Empty where it has none. */
  passportUrl: string;
  manufacturer: CompanyDraft;
  responsible: CompanyDraft;
  warnings: string;
  colours: ColourDraft[];
};

const NOBODY: CompanyDraft = { name: '', address: '', contact: '' };
const NO_FOOTWEAR = { upper: '', lining: '', sole: '' } as const;
const NO_CERTIFICATE: Certificate = { standard: '', number: '', body: '', validUntil: '' };
export const BLANK_ENVIRONMENT: EnvironmentDraft = {
  ...{ recycledPercent: '0', recyclable: false, hazardousSubstances: false },
  ...{ microplastics: false, weaving: '', dyeing: '', ecoDesign: false },
};
const NO_LABELS: Record<Language, string> = { de: '', en: '', es: '', fr: '', it: '', pl: '' };

export const emptySize = (size = ''): SizeDraft => ({
  ...{ key: crypto.randomUUID(), size, sku: '', gtin: '', quantity: '', isKept: false },
});

/** The first and the last size of a run that a colour has; empty where it has none of it. */
export function endsOfRun(sizes: readonly SizeDraft[], run: readonly string[]) {
  const held = new Set(sizes.map(({ size }) => size));
  const own = run.filter((size) => held.has(size));
  return { from: own[0] ?? '', to: own.at(-1) ?? '' };
}

/**
 * Sizes of a run from one to another, without an end to the last; what was typed of them stays, and so do
 * sizes that are there or are not of the run.
 */
export function withRun(
  sizes: readonly SizeDraft[],
  run: readonly string[],
  { from, to }: { from: string; to: string },
): SizeDraft[] {
  const [first, last] = [run.indexOf(from), run.indexOf(to)];
  const wanted = new Set(run.slice(Math.max(first, 0), last < 0 ? undefined : last + 1));
  const known = (size: string) => sizes.find((one) => one.size === size);
  const others = sizes.filter(({ size }) => size !== '' && !run.includes(size));
  return [
    ...run.flatMap((size) => {
      const own = known(size);
      return wanted.has(size) ? [own ?? emptySize(size)] : own?.isKept ? [own] : [];
    }),
    ...others,
  ];
}

export const emptyColour = (sizes: readonly string[] = []): ColourDraft => ({
  ...{ key: crypto.randomUUID(), optionId: null, colourId: '', hex: '#888888', labels: NO_LABELS },
  ...{ sizes: sizes.map((size) => emptySize(size)), pictures: [] },
});

export const emptyProduct = (): ProductDraft => ({
  ...{ texts: {}, brand: '', family: '', otherFamilies: [], sizeScale: null, materials: [] },
  ...{
    care: [],
    footwear: NO_FOOTWEAR,
    certificate: NO_CERTIFICATE,
    environment: null,
    originCountry: '',
    passportUrl: '',
    manufacturer: NOBODY,
    responsible: NOBODY,
    warnings: '',
  },
  colours: [emptyColour()],
});

/** A document in the form; as a copy it has no numbers of its own, and no photographs. */
export function toDraft(document: ProductDocument, { isCopy }: { isCopy: boolean }): ProductDraft {
  const { texts, brand, families, sizeScale, materials, care, originCountry, safety } = document;
  const { environment } = document;
  const [family = '', ...otherFamilies] = families;
  return {
    ...{ texts, brand: brand ?? '', family, otherFamilies, sizeScale, care },
    materials: materials.map(({ materialId, percent }) => ({
      ...{ key: materialId, materialId, percent: `${percent}` },
    })),
    footwear: document.footwear ?? NO_FOOTWEAR,
    certificate: document.certificate ?? NO_CERTIFICATE,
    environment: environment
      ? { ...environment, recycledPercent: String(environment.recycledPercent) }
      : null,
    originCountry: originCountry ?? '',
    // A copy is another product.
    passportUrl: isCopy ? '' : (document.passportUrl ?? ''),
    manufacturer: safety?.manufacturer ?? NOBODY,
    responsible: safety?.responsible ?? NOBODY,
    warnings: safety?.warnings ?? '',
    colours: document.colours.map(({ optionId, colour, sizes, pictures }) => ({
      key: optionId ?? crypto.randomUUID(),
      optionId: isCopy ? null : optionId,
      ...{ colourId: colour.colourId, hex: colour.hex, labels: colour.labels },
      sizes: sizes.map(({ size, sku, gtin }) => ({
        ...{ key: crypto.randomUUID(), size, quantity: '', isKept: !isCopy },
        ...(isCopy ? { sku: '', gtin: '' } : { sku: sku ?? '', gtin: gtin ?? '' }),
      })),
      pictures: isCopy ? [] : pictures,
    })),
  };
}

/** What was typed, with what others wrote, in the form again; `known` is what is there by now. */
export function redraft(document: ProductDocument, known: ProductDocument): ProductDraft {
  const draft = toDraft(document, { isCopy: false });
  return {
    ...draft,
    colours: draft.colours.map((colour) => {
      const { optionId, sizes } = colour;
      const own = optionId && known.colours.find((one) => one.optionId === optionId);
      const kept = new Set(own ? own.sizes.map(({ size }) => size) : []);
      return {
        ...colour,
        sizes: sizes.map((one) => ({ ...one, isKept: kept.has(one.size) })),
      };
    }),
  };
}

const companyOf = (company: CompanyDraft) => (company.name.trim() === '' ? null : company);

function colourOf(draft: ColourDraft, { colours }: Pick<ProductWords, 'colours'>) {
  const known = colours.find(({ id }) => id === draft.colourId);
  if (known !== undefined) {
    const labels = { ...draft.labels, ...known.labels };
    return { colourId: known.id, hex: known.hex, labels };
  }
  const { colourId, hex, labels } = draft;
  return { colourId, hex, labels };
}

/** All three parts, or none: a part alone says nothing that the law asks for. */
function footwearOf({ footwear: { upper, lining, sole } }: ProductDraft): Footwear | null {
  return upper === '' || lining === '' || sole === '' ? null : { upper, lining, sole };
}

const PERCENT = /^\d{1,3}$/;

/** A share that is no number is refused by the platform. */
function environmentOf({ environment }: ProductDraft): DocumentEnvironment | null {
  if (environment === null) return null;
  const typed = environment.recycledPercent.trim();
  return { ...environment, recycledPercent: PERCENT.test(typed) ? Number(typed) : -1 };
}

const isBlank = (said: object) => Object.values(said).every((value) => value.trim() === '');

/** What the form says, as it is sent; the border of the platform checks it. */
export function toDocument(
  draft: ProductDraft,
  words: Pick<ProductWords, 'colours'>,
): ProductDocument {
  const { family, otherFamilies, sizeScale, care, originCountry, warnings } = draft;
  const manufacturer = companyOf(draft.manufacturer);
  const responsible = companyOf(draft.responsible);
  const isSafe = manufacturer !== null || responsible !== null || warnings.trim() !== '';
  return {
    texts: Object.fromEntries(Object.entries(draft.texts).filter(([, text]) => !isBlank(text))),
    brand: draft.brand.trim() || null,
    families: [family, ...otherFamilies.filter((one) => one !== family)].filter(Boolean),
    sizeScale,
    materials: draft.materials
      .filter(({ materialId }) => materialId !== '')
      .map(({ materialId, percent }) => ({ materialId, percent: Number(percent) })),
    care: [...care],
    footwear: footwearOf(draft),
    certificate: isBlank(draft.certificate) ? null : draft.certificate,
    environment: environmentOf(draft),
    originCountry: originCountry || null,
    passportUrl: draft.passportUrl.trim() || null,
    safety: isSafe ? { manufacturer, responsible, warnings } : null,
    colours: draft.colours.map((colour) => ({
      ...{ optionId: colour.optionId, colour: colourOf(colour, words), pictures: colour.pictures },
      sizes: colour.sizes
        .filter(({ size }) => size.trim() !== '')
        .map(({ size, sku, gtin }) => ({
          size: size.trim(),
          ...{ sku: sku.trim() || null, gtin: gtin.trim() || null },
        })),
    })),
  };
}

/** Pieces of the sizes, where some are typed. */
export const stockOf = ({ colours }: ProductDraft) =>
  colours.flatMap(({ sizes }, colour) =>
    sizes.flatMap(({ size, quantity }) =>
      /^\d+$/.test(quantity.trim())
        ? [{ colour, size: size.trim(), quantity: Number(quantity) }]
        : [],
    ),
  );
