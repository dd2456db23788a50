import { LANGUAGES, type Language } from '#src/domain/shop/locales.ts';
import { FOOTWEAR_PARTS } from './footwear.ts';
import type { DocumentPicture, ProductDocument, ProductText } from './product-document.schema.ts';
import type { FieldPlace, ProductField, Said } from './product-version.schema.ts';

type Colour = ProductDocument['colours'][number];
type Size = Colour['sizes'][number];

/** One field of product documents: what a document says in it, and how it is copied to another one. */
export type DocumentField = {
  place: FieldPlace;
  said: (document: ProductDocument) => Said;
  /** The second document with this field of the first. */
  copy: (from: ProductDocument, to: ProductDocument) => ProductDocument;
  /** Nothing of it is ever taken away: what both have is in the copy, too. */
  isUnion?: boolean;
};

const wordsOf = (values: readonly (string | null | undefined)[]): Said =>
  values.flatMap((value) => (value ? { value, percent: null } : []));

const placeOf = (field: ProductField, own: Partial<FieldPlace> = {}): FieldPlace => ({
  ...{ field, lang: null, optionId: null, colourId: null, size: null, picture: null },
  ...own,
});

function textField(lang: Language, name: keyof ProductText): DocumentField {
  return {
    place: placeOf(name, { lang }),
    said: ({ texts }) => wordsOf([texts[lang]?.[name]]),
    copy: ({ texts: { [lang]: theirs } }, to) => {
      const { [lang]: own, ...others } = to.texts;
      const texts =
        theirs === undefined
          ? others
          : { ...others, [lang]: { ...(own ?? theirs), [name]: theirs[name] } };
      return { ...to, texts };
    },
  };
}

const sheetField = (
  field: ProductField,
  names: readonly (keyof ProductDocument)[],
  said: DocumentField['said'],
): DocumentField => ({
  ...{ place: placeOf(field), said },
  copy: (from, to) => ({
    ...to,
    ...Object.fromEntries(names.map((name) => [name, from[name]])),
  }),
});

const NO_SAFETY = { manufacturer: null, responsible: null, warnings: '' };

function safetyField(name: 'manufacturer' | 'responsible' | 'warnings'): DocumentField {
  return {
    place: placeOf(name),
    said: ({ safety }) => {
      const part = safety?.[name] ?? null;
      if (part === null || typeof part === 'string') return wordsOf([part]);
      return wordsOf([part.name, part.address, part.contact]);
    },
    copy: ({ safety }, to) => {
      const part = { [name]: safety?.[name] ?? NO_SAFETY[name] };
      const next = { ...NO_SAFETY, ...to.safety, ...part };
      const isEmpty =
        next.manufacturer === null && next.responsible === null && next.warnings === '';
      return { ...to, safety: isEmpty ? null : next };
    },
  };
}

const isSameColour = (one: Colour, other: Colour) =>
  one.optionId === other.optionId ||
  // Two who add the same colour add it once.
  ((one.optionId === null || other.optionId === null) &&
    one.colour.colourId === other.colour.colourId);

/** Sizes of both: in the order of the first, with what is said of each in the second. */
function unite(theirs: readonly Size[], own: readonly Size[]): Size[] {
  const named = new Set(theirs.map(({ size }) => size));
  return [
    ...theirs.map((one) => {
      const same = own.find(({ size }) => size === one.size);
      return same === undefined ? one : { ...same, sku: one.sku ?? same.sku };
    }),
    ...own.filter(({ size }) => !named.has(size)),
  ];
}

const COLOURS: DocumentField = {
  place: placeOf('colours'),
  isUnion: true,
  said: ({ colours }) => wordsOf(colours.map(({ colour }) => colour.colourId)),
  copy: ({ colours: theirs }, to) => ({
    ...to,
    colours: [
      ...theirs.map((one) => {
        const same = to.colours.find((own) => isSameColour(own, one));
        if (same === undefined) return one;
        const optionId = one.optionId ?? same.optionId;
        return { ...same, optionId, sizes: unite(one.sizes, same.sizes) };
      }),
      ...to.colours.filter((own) => !theirs.some((one) => isSameColour(own, one))),
    ],
  }),
};

const inColour = (
  { colours, ...document }: ProductDocument,
  optionId: string,
  change: (colour: Colour) => Colour,
): ProductDocument => ({
  ...document,
  colours: colours.map((one) => (one.optionId === optionId ? change(one) : one)),
});

/** What is said of one photograph. */
function pictureFields(of: Partial<FieldPlace>, optionId: string): DocumentField[] {
  const photoId = of.picture?.photoId;
  const own = ({ colours }: ProductDocument) =>
    colours
      .find((one) => one.optionId === optionId)
      ?.pictures.find((one) => one.photoId === photoId);
  const changed = (to: ProductDocument, change: (picture: DocumentPicture) => DocumentPicture) =>
    inColour(to, optionId, (colour) => ({
      ...colour,
      pictures: colour.pictures.map((one) => (one.photoId === photoId ? change(one) : one)),
    }));
  return [
    ...LANGUAGES.map(
      (lang): DocumentField => ({
        place: placeOf('alt', { ...of, lang }),
        said: (document) => wordsOf([own(document)?.alt[lang]]),
        copy: (from, to) => {
          const theirs = own(from)?.alt[lang];
          return changed(to, ({ alt: { [lang]: _, ...others }, ...picture }) => ({
            ...picture,
            alt: theirs === undefined ? others : { ...others, [lang]: theirs },
          }));
        },
      }),
    ),
    {
      place: placeOf('focus', of),
      said: (document) => {
        const focus = own(document)?.focus;
        return focus ? wordsOf([`${focus.x} / ${focus.y}`]) : [];
      },
      copy: (from, to) =>
        changed(to, (picture) => ({ ...picture, focus: own(from)?.focus ?? null })),
    },
  ];
}

/** Fields of a colour that has its number. */
function colourFields(
  optionId: string,
  { colourId, sizes, photos }: { colourId: string; sizes: string[]; photos: string[] },
) {
  const own = ({ colours }: ProductDocument) => colours.find((one) => one.optionId === optionId);
  const of = { optionId, colourId };
  const pictures: DocumentField = {
    place: placeOf('pictures', of),
    said: (document) => wordsOf(own(document)?.pictures.map(({ photoId }) => photoId) ?? []),
    copy: (from, to) =>
      inColour(to, optionId, (colour) => ({
        ...colour,
        // What is said of one that both have is a field of its own.
        pictures: (own(from)?.pictures ?? colour.pictures).map(
          (one) => colour.pictures.find(({ photoId }) => photoId === one.photoId) ?? one,
        ),
      })),
  };
  const ofPhotos = photos.flatMap((photoId, at) =>
    pictureFields({ ...of, picture: { photoId, place: at + 1 } }, optionId),
  );
  const listed: DocumentField = {
    place: placeOf('sizes', of),
    isUnion: true,
    said: (document) => wordsOf(own(document)?.sizes.map(({ size }) => size) ?? []),
    copy: (from, to) =>
      inColour(to, optionId, (colour) => ({
        ...colour,
        sizes: unite(own(from)?.sizes ?? [], colour.sizes),
      })),
  };
  const barcodes = sizes.map((name): DocumentField => {
    const sized = (document: ProductDocument) =>
      own(document)?.sizes.find(({ size }) => size === name);
    return {
      place: placeOf('gtin', { ...of, size: name }),
      said: (document) => wordsOf([sized(document)?.gtin]),
      copy: (from, to) =>
        inColour(to, optionId, (colour) => ({
          ...colour,
          sizes: colour.sizes.map((one) =>
            one.size === name ? { ...one, gtin: sized(from)?.gtin ?? null } : one,
          ),
        })),
    };
  });
  return [listed, ...barcodes, pictures, ...ofPhotos];
}

/** Its share of recycled matter, what is true of it, and where its steps are done. */
function environmentSaid(sheet: ProductDocument['environment']): Said {
  if (!sheet) return [];
  const { recycledPercent, weaving, dyeing, ...facts } = sheet;
  return [
    { value: 'recycled', percent: Math.round(recycledPercent) },
    ...wordsOf([
      ...(['recyclable', 'hazardousSubstances', 'microplastics', 'ecoDesign'] as const).map(
        (fact) => (facts[fact] ? fact : null),
      ),
      weaving && `weaving ${weaving}`,
      dyeing && `dyeing ${dyeing}`,
    ]),
  ];
}

const FIXED: readonly DocumentField[] = [
  ...LANGUAGES.flatMap((lang) =>
    (['name', 'description', 'keywords', 'searchTitle', 'searchDescription'] as const).map((name) =>
      textField(lang, name),
    ),
  ),
  sheetField('brand', ['brand'], ({ brand }) => wordsOf([brand])),
  sheetField('families', ['families', 'sizeScale'], ({ families }) => wordsOf(families)),
  sheetField('materials', ['materials'], ({ materials }) =>
    materials.map(({ materialId: value, percent }) => ({ value, percent })),
  ),
  sheetField('care', ['care'], ({ care }) => wordsOf(care)),
  sheetField('footwear', ['footwear'], ({ footwear }) =>
    wordsOf(FOOTWEAR_PARTS.map((part) => footwear?.[part])),
  ),
  sheetField('certificate', ['certificate'], ({ certificate }) =>
    wordsOf([
      ...[certificate?.standard, certificate?.number, certificate?.body],
      certificate?.validUntil,
    ]),
  ),
  sheetField('environment', ['environment'], ({ environment }) => environmentSaid(environment)),
  sheetField('originCountry', ['originCountry'], ({ originCountry }) => wordsOf([originCountry])),
  sheetField('passportUrl', ['passportUrl'], ({ passportUrl }) => wordsOf([passportUrl])),
  ...(['manufacturer', 'responsible', 'warnings'] as const).map(safetyField),
  COLOURS,
];

/** All fields that some documents of one product have. */
export function fieldsOf(documents: readonly ProductDocument[]): DocumentField[] {
  type Known = { colourId: string; sizes: Set<string>; photos: Set<string> };
  const colours = new Map<string, Known>();
  for (const { optionId, colour, sizes, pictures } of documents.flatMap((one) => one.colours)) {
    if (optionId === null) continue;
    const known = colours.get(optionId) ?? {
      ...{ colourId: colour.colourId, sizes: new Set(), photos: new Set() },
    };
    for (const { photoId } of pictures) known.photos.add(photoId);
    for (const { size } of sizes) known.sizes.add(size);
    colours.set(optionId, known);
  }
  return [
    ...FIXED,
    ...[...colours].flatMap(([optionId, { colourId, sizes, photos }]) =>
      colourFields(optionId, { colourId, sizes: [...sizes], photos: [...photos] }),
    ),
  ];
}
