import { LANGUAGES } from '#src/domain/shop/locales.ts';
import {
  COLOURS,
  type ColourId,
  type FamilyId,
} from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { Garment, Pattern, Silhouette } from '../garments/garments.ts';
import { STYLE_NAMES } from './collections.ts';
import { composeName, type NameParts } from './compose-name.ts';
import { FABRIC_SHEETS } from './fabrics.ts';
import { DIGITAL, P1 } from './fixtures.ts';
import { HOUNDSTOOTH_PAIRS, PALETTES, PATTERN_PAIRS, SUITING_PAIRS, TRIMS } from './palettes.ts';
import { PRODUCT_LINES, type ProductLine } from './product-lines.ts';
import { inTurn, randomFor } from './random.ts';
import { NAMES } from './words/all-words.ts';
import type { CutId, FabricId, PatternId } from './words/word-lists.ts';

type PlannedOption = {
  optionId: string;
  colour: ColourId;
  garment: Omit<Garment, 'seed'>;
};

/** A product before its words, prices and stock are written. */
export type PlannedProduct = {
  productId: string;
  line: ProductLine;
  /** Its place among the products of its line. */
  place: number;
  name: NameParts;
  fabric: FabricId;
  pattern: Pattern;
  options: PlannedOption[];
};

const FIRST_PRODUCT = 400_101;
const FIRST_OPTION = 500_201;

/** What a plain product's name says besides the model, by turns. */
const PLAIN_NAMES = [
  ['cut', 'fabric'],
  ['style', 'fabric'],
  ['cut', 'style'],
  ['cut', 'fabric'],
  ['cut', 'style', 'fabric'],
] as const;
const PATTERNED_NAMES = [
  ['pattern', 'style'],
  ['cut', 'pattern'],
  ['pattern', 'fabric'],
  ['cut', 'pattern', 'style'],
] as const;

type Choice = {
  cut: CutId | undefined;
  fabric: FabricId;
  pattern: PatternId | undefined;
  style: string;
};
type Part = keyof Choice;

/** Cloths that patterns are neither printed on nor woven into here. */
const NEVER_PATTERNED: ReadonlySet<FabricId> = new Set(['denim', 'corduroy', 'leather']);
/** Colours that a washed denim can have. */
const WASHED: readonly ColourId[] = ['denim-blue', 'light-denim'];

const FLOWING: readonly FabricId[] = ['viscose', 'lyocell', 'satin', 'silk', 'linen', 'cool-wool'];
/** What holds elastane. */
const STRETCHING: readonly FabricId[] = ['twill', 'corduroy', 'denim'];
const HEAVY: readonly FabricId[] = ['heavy-cotton', 'wool-cloth', 'corduroy'];
const COOL: readonly FabricId[] = ['lyocell', 'satin', 'linen'];

/** Whether a cloth is what the word for a cut says: poplin does not flow. */
function suits(cut: CutId, fabric: FabricId): boolean {
  if (cut === 'fluid') return FLOWING.includes(fabric);
  if (cut === 'stretch') return STRETCHING.includes(fabric);
  if (cut === 'light') return !HEAVY.includes(fabric);
  if (cut === 'warm') return !COOL.includes(fabric);
  return true;
}

/** The cut of a product: the one whose turn it is, else the next that its cloth can have. */
function cutOf({ cuts }: ProductLine, fabric: FabricId, place: number): CutId | undefined {
  const turn = place + Math.floor(place / cuts.length) * 2;
  return cuts.map((_, step) => inTurn(cuts, turn + step)).find((cut) => suits(cut, fabric));
}

/** Trousers whose name says that they flow or are loose are cut wide. */
const WIDE: ReadonlySet<CutId> = new Set(['fluid', 'loose']);

function silhouetteOf({ silhouette }: ProductLine, cut: CutId | undefined): Silhouette {
  return silhouette === 'chinos' && cut !== undefined && WIDE.has(cut)
    ? 'wide-trousers'
    : silhouette;
}

/** The parts of a choice that a scheme names; the style is the fallback for what cannot be said. */
function partsOf(line: ProductLine, choice: Choice, scheme: readonly Part[]): NameParts {
  const { cut, fabric, pattern, style } = choice;
  const says = (part: Part) => scheme.includes(part);
  const namesFabric = says('fabric') && !line.unnamed.includes(fabric);
  const needsStyle = says('style') || (says('cut') && cut === undefined);
  return {
    model: line.model,
    ...(says('cut') && cut !== undefined ? { cut } : {}),
    ...(namesFabric ? { fabric } : {}),
    ...(says('pattern') && pattern !== undefined ? { pattern } : {}),
    ...(needsStyle || (says('fabric') && !namesFabric) ? { style } : {}),
  };
}

/** Whether a product was published in the last weeks, and is listed among the new ones. */
export const isRecent = (productId: string) =>
  productId !== P1.productId && randomFor(`product ${productId}`).chance(0.16);

/** Ways to name a product by turns; the last ones always tell it apart by its style. */
function* waysToName(line: ProductLine, choice: Choice, turn: number): Generator<NameParts> {
  const schemes: readonly (readonly Part[])[] =
    choice.pattern === undefined ? PLAIN_NAMES : PATTERNED_NAMES;
  for (let step = 0; step < schemes.length; step += 1) {
    yield partsOf(line, choice, inTurn(schemes, turn + step));
  }
  const styles: readonly string[] = STYLE_NAMES[line.names];
  for (const style of styles) {
    yield partsOf(line, { ...choice, style }, ['style', choice.pattern ? 'pattern' : 'fabric']);
  }
}

/** Names already given, per family and language. */
type Taken = Map<string, Set<string>>;

function freeName(line: ProductLine, ways: Iterable<NameParts>, place: number, taken: Taken) {
  for (const parts of ways) {
    const names = LANGUAGES.map((lang) => ({
      key: `${line.family} ${lang}`,
      name: composeName(lang, NAMES[lang], parts, place),
    }));
    if (names.some(({ key, name }) => taken.get(key)?.has(name) === true)) continue;
    for (const { key, name } of names) {
      const known = taken.get(key) ?? new Set();
      taken.set(key, known.add(name));
    }
    return parts;
  }
  throw new Error(`no free name left in ${line.family} for ${line.model}`);
}

/** The smallest step from 3 on that visits a whole round before it repeats. */
function strideFor(length: number): number {
  const divisor = (one: number, other: number): number =>
    other === 0 ? one : divisor(other, one % other);
  let stride = 3;
  while (divisor(stride, length) !== 1) stride += 1;
  return stride;
}

/** Colours of a product's options: ground and trim, the first one moving on with each product. */
function colourways(
  line: ProductLine,
  { cut, fabric, pattern }: Choice,
  turn: number,
): (readonly [ColourId, ColourId])[] {
  const random = randomFor(`colours ${line.family} ${line.model} ${turn}`);
  if (pattern !== undefined) {
    const usual = line.suiting ? SUITING_PAIRS : PATTERN_PAIRS;
    const pairs = pattern === 'houndstooth' ? HOUNDSTOOTH_PAIRS : usual;
    const steps = Array.from({ length: random.between(1, 2) }, (_, step) => step);
    return steps.map((step) => inTurn(pairs, turn * 3 + step * 5));
  }
  const denim = line.palette === 'denim' || FABRIC_SHEETS[fabric].drawn === 'denim';
  const palette = cut === 'washed' ? WASHED : PALETTES[denim ? 'denim' : line.palette];
  const many = Math.min(random.between(1, 4), palette.length);
  return Array.from({ length: many }, (_, step) => {
    const colour = inTurn<ColourId>(palette, turn + step * strideFor(palette.length));
    const trims = TRIMS.filter((trim) => trim !== colour);
    return [colour, denim ? 'cognac' : inTurn(trims, turn + step)] as const;
  });
}

/** All products of the shop in a fixed order; the first one is the fixture P1. */
export function planProducts(): PlannedProduct[] {
  const taken: Taken = new Map();
  let optionId = FIRST_OPTION;
  let productId = FIRST_PRODUCT;
  const stylesUsed = new Map<FamilyId, number>();
  return PRODUCT_LINES.flatMap((line, lineNumber) =>
    Array.from({ length: line.count }, (_, place): PlannedProduct => {
      if (String(productId) === DIGITAL.productId) productId += 1;
      const isP1 = productId === FIRST_PRODUCT;
      const patterned = line.patterns.length > 0 && place % 3 === 1;
      const fabrics = line.fabrics.filter((id) => !patterned || !NEVER_PATTERNED.has(id));
      const fabric = inTurn(fabrics, place + Math.floor(place / fabrics.length));
      const styleTurn = stylesUsed.get(line.family) ?? lineNumber * 5;
      stylesUsed.set(line.family, styleTurn + 1);
      const choice: Choice = {
        cut: cutOf(line, fabric, place),
        fabric,
        pattern: patterned ? inTurn(line.patterns, Math.floor(place / 3)) : undefined,
        style: inTurn<string>(STYLE_NAMES[line.names], styleTurn),
      };
      const ways = isP1 ? [{ model: line.model }] : waysToName(line, choice, place);
      const name = freeName(line, ways, place, taken);
      // A cut that the name leaves out binds nothing.
      const said = { ...choice, cut: name.cut };
      const pairs = colourways(line, said, isP1 ? 0 : place * 2 + lineNumber * 3);
      return {
        productId: String(productId++),
        line,
        place,
        name,
        fabric,
        pattern: choice.pattern ?? 'plain',
        options: pairs.map(([colour, accent]) => ({
          optionId: String(optionId++),
          colour,
          garment: {
            silhouette: silhouetteOf(line, said.cut),
            fabric: line.drawn ?? FABRIC_SHEETS[fabric].drawn,
            pattern: choice.pattern ?? 'plain',
            colour: COLOURS[colour],
            accent: COLOURS[accent],
          },
        })),
      };
    }),
  );
}
