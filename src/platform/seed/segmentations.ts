import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue.ts';
import type { Localized, segmentations } from '../catalogue/tables.ts';
import { FAMILIES } from './families.ts';
import { SHEETS } from './words/all-words.ts';
import { type FamilyId, inEachLanguage, type SegmentationWord } from './words/word-lists.ts';

/** Departments at the top of the segmentation tree. */
const DEPARTMENTS: Record<SegmentationWord, string> = {
  women: 'w11000',
  men: 'w12000',
  accessories: 'w13000',
  services: 'w18000',
  digital: DEMATERIALISED_SEGMENTATION,
};

const DEPARTMENT_OF_FAMILY: Partial<Record<FamilyId, SegmentationWord>> = {
  f1000: 'women',
  f2000: 'men',
  f3000: 'accessories',
};

/** Where the products of a family are booked: the family's number in the w-scale. */
export function segmentationOf(family: FamilyId): string {
  return family.replace('f', 'w1');
}

type SegmentationRow = typeof segmentations.$inferInsert;

const departmentTitle = (word: SegmentationWord): Localized =>
  inEachLanguage(SHEETS, (sheet) => sheet.segmentations[word]);

/** The segmentation tree: departments, one segmentation per family, dematerialised goods. */
export function buildSegmentations(): SegmentationRow[] {
  const departments: SegmentationRow[] = [
    {
      segmentationId: DEPARTMENTS.women,
      parentId: null,
      titles: departmentTitle('women'),
      position: 0,
    },
    {
      segmentationId: DEPARTMENTS.men,
      parentId: null,
      titles: departmentTitle('men'),
      position: 1,
    },
    {
      segmentationId: DEPARTMENTS.accessories,
      parentId: null,
      titles: departmentTitle('accessories'),
      position: 2,
    },
    {
      segmentationId: DEPARTMENTS.services,
      parentId: null,
      titles: departmentTitle('services'),
      position: 3,
    },
    {
      segmentationId: DEPARTMENTS.digital,
      parentId: DEPARTMENTS.services,
      titles: departmentTitle('digital'),
      position: 4,
    },
  ];
  const leaves = FAMILIES.flatMap(({ familyId, parentId }, place): SegmentationRow[] => {
    const department = parentId === null ? undefined : DEPARTMENT_OF_FAMILY[parentId];
    if (department === undefined) return [];
    return [
      {
        segmentationId: segmentationOf(familyId),
        parentId: DEPARTMENTS[department],
        titles: inEachLanguage(SHEETS, (sheet) => sheet.families[familyId].title),
        position: 10 + place,
      },
    ];
  });
  return [...departments, ...leaves];
}
