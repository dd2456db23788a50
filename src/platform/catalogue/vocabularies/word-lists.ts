/** The closed lists that every catalogue is written with; each language file fills all of them. */
import type { Localized } from '../tables.ts';

export const COLOURS = {
  white: '#f6f3ec',
  ecru: '#ece2cf',
  sand: '#d5c1a2',
  camel: '#b98a5a',
  cognac: '#97582f',
  chocolate: '#4f362a',
  black: '#1f1d1c',
  anthracite: '#46474a',
  grey: '#b7b4ae',
  navy: '#22304a',
  'sky-blue': '#a9c3d9',
  'royal-blue': '#2f4f9e',
  petrol: '#1f5562',
  'denim-blue': '#4b678c',
  'light-denim': '#9db4cd',
  indigo: '#28324c',
  sage: '#9aa78b',
  olive: '#6a6a3f',
  forest: '#27472f',
  emerald: '#1d7a58',
  mustard: '#cf9a34',
  butter: '#f0dfa0',
  terracotta: '#bf6243',
  vermilion: '#c8412b',
  coral: '#ea8a72',
  burgundy: '#692335',
  raspberry: '#b23163',
  'powder-pink': '#e6bfb9',
  lilac: '#b9a6cf',
  aubergine: '#4c2a45',
} as const;
export type ColourId = keyof typeof COLOURS;

export const MATERIALS = [
  'cotton',
  'organic-cotton',
  'recycled-cotton',
  'linen',
  'viscose',
  'lyocell',
  'recycled-polyester',
  'elastane',
  'silk',
  'wool',
  'merino',
  'recycled-wool',
  'cashmere',
  'alpaca',
  'polyamide',
  'leather',
  'rubber',
] as const;
export type MaterialId = (typeof MATERIALS)[number];

export const CARE_LINES = [
  'wash-30',
  'wash-30-gentle',
  'wash-40',
  'hand-wash',
  'inside-out',
  'no-bleach',
  'no-tumble',
  'dry-flat',
  'iron-low',
  'iron-medium',
  'dry-clean',
  'wipe-clean',
  'leather-balm',
] as const;
export type CareId = (typeof CARE_LINES)[number];

export const COUNTRIES = ['PT', 'IT', 'FR', 'ES', 'TR', 'RO', 'PL', 'TN', 'MA'] as const;
type CountryId = (typeof COUNTRIES)[number];

export const SEGMENTATION_IDS = [
  'women',
  'men',
  'accessories',
  'services',
  'digital',
  'girls',
  'boys',
  'baby',
  'lingerie',
  'sport',
  'shoes',
  'home',
] as const;
export type SegmentationWord = (typeof SEGMENTATION_IDS)[number];

/** `slug` where the URL has an earlier title's words: links outlive titles. */
export type FamilyWords = { title: string; text: string; slug?: string };

/** Words of colours, product sheets, families and segmentations in one language. */
export type SheetWords = {
  colours: Record<ColourId, string>;
  materials: Record<MaterialId, string>;
  care: Record<CareId, string>;
  countries: Record<CountryId, string>;
  oneSize: string;
  segmentations: Record<SegmentationWord, string>;
  families: Record<FamilyId, FamilyWords>;
};

export const FAMILY_IDS = [
  'f1000',
  'f1200',
  'f1210',
  'f1220',
  'f1230',
  'f1240',
  'f1250',
  'f1260',
  'f1270',
  'f1280',
  'f2000',
  'f2210',
  'f2220',
  'f2230',
  'f2240',
  'f2250',
  'f2260',
  'f2280',
  'f3000',
  'f3100',
  'f3200',
  'f3300',
  'f4000',
  'f1245',
  'f1290',
  'f2245',
  'f2290',
  'f5000',
  'f5010',
  'f5020',
  'f5030',
  'f5040',
  'f5050',
  'f5060',
  'f6000',
  'f6010',
  'f6020',
  'f6030',
  'f6040',
  'f6050',
  'f6060',
  'f7000',
  'f7010',
  'f7020',
  'f7030',
  'f7040',
  'f7050',
  'f8000',
  'f8010',
  'f8020',
  'f8030',
  'f8040',
  'f8050',
  'f9000',
  'f9010',
  'f9020',
  'f9030',
  'f9040',
  'f9050',
  'f3500',
  'f3510',
  'f3520',
  'f3210',
  'f3400',
  'f9500',
  'f9510',
  'f9520',
] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

/** The same word in every language, picked out of each language's list. */
export function inEachLanguage<T>(
  lists: Record<keyof Localized, T>,
  pick: (list: T) => string,
): Localized {
  return {
    de: pick(lists.de),
    en: pick(lists.en),
    es: pick(lists.es),
    fr: pick(lists.fr),
    it: pick(lists.it),
    pl: pick(lists.pl),
  };
}
