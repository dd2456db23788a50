import type { SizeScale } from './size-scales.ts';

/**
 * Sizes of one garment in the systems that name them differently, a row a size. No standard binds
 * them; where charts disagree, the one of a retailer of the country counts:
 *
 * - women: EUR and UK by ASDA Direct, "Women's trousers size guide" (UK 10, EUR 38); Italy and US by
 *   unitedpatterns.com, "Guide de correspondance des tailles", which has FR 38, UK 10, US 6, IT 42.
 * - men: jackets by the chest. A European number is half the chest in cm, 10 above the inches of
 *   British and American jackets (suitcafe.com, "How do suit jacket sizes differ"; putthison.com,
 *   "Converting European sizes"); EUR counts as France does, 6 below the Italian number.
 * - trousers-men: EUR as France counts, half the waist in cm (scavini.fr, "Find your trouser size");
 *   inches by gentlemans-shop.com: 38 is W30, 42 is W34.
 * - kids: by height. Age in France by guidedestailles.com (4 ans: 99 to 104 cm), in Britain by La
 *   Coqueta's size guide (104 cm: 3 to 4 years), which agrees with miteigi.com.
 * - baby: the month up to which a height fits by all-best-tips.com, "Size of children's clothing"; in
 *   Britain by sizees.com, "Baby clothes size chart" (62 to 68 cm: 3 to 6 months).
 * - shoes of women and men: Begg Shoes, "EU shoe size to UK" (women 38: UK 5, US 6.5; men 42: UK 8).
 * - shoes-kids: blitzresults.com, "Kids shoe size chart" to 30, measkit.com, "UK to EU kids" from 32;
 *   what lies between two rows takes the smaller. British sizes begin again
 *   at 1 after 13, and are told apart as junior.
 * - bras: bands by EN 13402 and Wikipedia, "Bra size", "International" (EU 70: FR 85, IT 2, UK 32);
 *   cups by mysizecharts.com, "Cup size chart" (EU E: UK DD).
 * - belts: superglobalcalculator.com, "Belt size converter", to the even inch that belts are sold in.
 * - hats: Wikipedia, "Hat": a British size is an eighth below the American, which is the head's
 *   circumference in inches by pi.
 * - home-linen: width and length in centimetres, as the goods are sold in all countries.
 */
export const SIZE_SYSTEMS = ['EUR', 'FR', 'IT', 'UK', 'US'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** A size by the systems of its table. */
export type SizeRow = { readonly EUR: string } & { readonly [system in SizeSystem]?: string };

export type SizeTable = { systems: readonly SizeSystem[]; rows: readonly SizeRow[] };

/** A table from its lines, the systems in the first one; cells end at spaces. */
function table(text: string): SizeTable {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const systems = SIZE_SYSTEMS.filter((system) => head.includes(system));
  const rows = lines.map((cells) => {
    const cellOf = (system: SizeSystem) => cells[head.indexOf(system)] ?? '';
    const named = systems.map((system) => [system, cellOf(system)] as const);
    return { EUR: cellOf('EUR'), ...Object.fromEntries(named) };
  });
  return { systems, rows };
}

/** Each band with each cup. */
function combine(bands: SizeTable, cups: SizeTable): SizeTable {
  const rows = bands.rows.flatMap((band) =>
    cups.rows.map((cup) => {
      const named = bands.systems.map((system) => [
        system,
        `${band[system]}${cup[system] ?? cup.EUR}`,
      ]);
      return { EUR: `${band.EUR}${cup.EUR}`, ...Object.fromEntries(named) };
    }),
  );
  return { systems: bands.systems, rows };
}

const WOMEN = table(`
  EUR IT UK US
  32  36 4  0
  34  38 6  2
  36  40 8  4
  38  42 10 6
  40  44 12 8
  42  46 14 10
  44  48 16 12
  46  50 18 14
  48  52 20 16
  50  54 22 18
  52  56 24 20`);

const MEN = table(`
  EUR IT UK US
  36  42 32 32
  38  44 34 34
  40  46 36 36
  42  48 38 38
  44  50 40 40
  46  52 42 42
  48  54 44 44
  50  56 46 46
  52  58 48 48`);

const TROUSERS_MEN = table(`
  EUR IT UK US
  36  42 28 28
  38  44 30 30
  40  46 32 32
  42  48 34 34
  44  50 36 36
  46  52 38 38
  48  54 40 40
  50  56 42 42
  52  58 44 44`);

/** Heights in cm; years of age. */
const KIDS = table(`
  EUR FR IT UK
  92  2  2  1–2
  98  3  3  2–3
  104 4  4  3–4
  110 5  5  4–5
  116 6  6  5–6
  122 7  7  6–7
  128 8  8  7–8
  134 9  9  8–9
  140 10 10 9–10
  146 11 11 10–11
  152 12 12 11–12
  158 13 13 12–13
  164 14 14 13–14
  170 15 15 14–15
  176 16 16 15–16`);

/** Heights in cm; months of age. */
const BABY = table(`
  EUR FR IT UK
  56  1  1  0–1
  62  3  3  0–3
  68  6  6  3–6
  74  9  9  6–9
  80  12 12 9–12
  86  18 18 12–18
  92  24 24 18–24`);

const SHOES_WOMEN = table(`
  EUR UK  US
  35  2   4
  36  3   5
  37  4   5.5
  38  5   6.5
  39  5.5 7
  40  6.5 8
  41  7   8.5
  42  8   9.5
  43  9   10`);

const SHOES_MEN = table(`
  EUR UK  US
  39  5.5 6
  40  6.5 7
  41  7   7.5
  42  8   8.5
  43  9   9.5
  44  9.5 10
  45  10  11
  46  11  11.5
  47  12  12.5`);

const SHOES_KIDS = table(`
  EUR UK
  17  2
  18  2.5
  19  3
  20  4
  21  5
  22  5.5
  23  6.5
  24  7
  25  8
  26  9
  27  9.5
  28  10.5
  29  11.5
  30  12
  31  12.5
  32  13
  33  1\u00a0junior
  34  1.5\u00a0junior
  35  2\u00a0junior
  36  3\u00a0junior`);

const BANDS = table(`
  EUR FR  IT UK
  60  75  0  28
  65  80  1  30
  70  85  2  32
  75  90  3  34
  80  95  4  36
  85  100 5  38
  90  105 6  40
  95  110 7  42
  100 115 8  44
  105 120 9  46`);

const CUPS = table(`
  EUR UK
  AA  AA
  A   A
  B   B
  C   C
  D   D
  E   DD
  F   E
  G   F
  H   FF
  I   G
  J   GG`);

/** In cm; inches. */
const BELTS = table(`
  EUR UK
  75  30
  80  32
  85  34
  90  36
  95  38
  100 40
  105 42
  110 44
  115 46`);

/** In cm; inches. */
const HATS = table(`
  EUR UK US
  54  6⅝ 6¾
  55  6¾ 6⅞
  56  6⅞ 7
  57  7  7⅛
  58  7⅛ 7¼
  59  7¼ 7⅜
  60  7⅜ 7½
  61  7½ 7⅝
  62  7⅝ 7¾`);

const HOME_LINEN = table(`
  EUR
  30x50
  50x100
  70x140
  100x150`);

/** The table of each scale that has one; letters, inches of jeans and one size need none. */
export const SIZE_TABLES: Partial<Record<SizeScale, SizeTable>> = {
  women: WOMEN,
  men: MEN,
  'trousers-men': TROUSERS_MEN,
  kids: KIDS,
  baby: BABY,
  'shoes-women': SHOES_WOMEN,
  'shoes-men': SHOES_MEN,
  'shoes-kids': SHOES_KIDS,
  bras: combine(BANDS, CUPS),
  belts: BELTS,
  hats: HATS,
  'home-linen': HOME_LINEN,
};

/** What a number of a scale counts where it is an age: years or months. */
export const AGE_UNITS: Partial<Record<SizeScale, 'year' | 'month'>> = {
  kids: 'year',
  baby: 'month',
};
