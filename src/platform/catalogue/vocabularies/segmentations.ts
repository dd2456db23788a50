import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { Localized, segmentations } from '../goods-words/tables.ts';
import { FAMILIES } from './families.ts';
import { SHEETS } from './sheets.ts';
import { type FamilyId, inEachLanguage, type SegmentationWord } from './word-lists.ts';

/** Departments at the top of the segmentation tree. */
const DEPARTMENTS: Record<SegmentationWord, string> = {
  women: 'w11000',
  men: 'w12000',
  accessories: 'w13000',
  girls: 'w15000',
  boys: 'w16000',
  baby: 'w17000',
  lingerie: 'w14500',
  sport: 'w19000',
  shoes: 'w13500',
  home: 'w19500',
  services: 'w18000',
  digital: DEMATERIALISED_SEGMENTATION,
};

const DEPARTMENT_OF_FAMILY: Partial<Record<FamilyId, SegmentationWord>> = {
  f1000: 'women',
  f2000: 'men',
  f3000: 'accessories',
  f5000: 'girls',
  f6000: 'boys',
  f7000: 'baby',
  f8000: 'lingerie',
  f9000: 'sport',
  f3500: 'shoes',
  f9500: 'home',
};

/** Where the products of a family are booked: the family's number in the w-scale. */
export function segmentationOf(family: string): string {
  return family.replace('f', 'w1');
}

type SegmentationRow = typeof segmentations.$inferInsert;

const departmentTitle = (word: SegmentationWord): Localized =>
  inEachLanguage(SHEETS, (sheet) => sheet.segmentations[word]);

const DEPARTMENT_ORDER: readonly SegmentationWord[] = [
  'women',
  'men',
  'girls',
  'boys',
  'baby',
  'lingerie',
  'sport',
  'shoes',
  'accessories',
  'home',
  'services',
  'digital',
];

/** The segmentation tree: departments, one segmentation per family, dematerialised goods. */
export function buildSegmentations(): SegmentationRow[] {
  const departments = DEPARTMENT_ORDER.map(
    (word, position): SegmentationRow => ({
      segmentationId: DEPARTMENTS[word],
      parentId: word === 'digital' ? DEPARTMENTS.services : null,
      titles: departmentTitle(word),
      position,
    }),
  );
  const leaves = FAMILIES.flatMap(({ familyId, parentId }, place): SegmentationRow[] => {
    const department = parentId === null ? undefined : DEPARTMENT_OF_FAMILY[parentId];
    if (department === undefined) return [];
    return [
      {
        segmentationId: segmentationOf(familyId),
        parentId: DEPARTMENTS[department],
        titles: inEachLanguage(SHEETS, (sheet) => sheet.families[familyId].title),
        position: DEPARTMENT_ORDER.length + place,
      },
    ];
  });
  return [...departments, ...leaves];
}
