import { LANGUAGES } from '#src/domain/locales.ts';
import type { families, familyTexts } from '../catalogue/tables.ts';
import { slugOf } from './compose-name.ts';
import { SHEETS } from './words/all-words.ts';
import type { FamilyId } from './words/word-lists.ts';

const under = (parentId: FamilyId | null, ids: readonly FamilyId[]) =>
  ids.map((familyId) => ({ familyId, parentId }));

/** The tree of families in the order of menus; a parent lists what its children list. */
export const FAMILIES: readonly { familyId: FamilyId; parentId: FamilyId | null }[] = [
  ...under(null, ['f4000', 'f1000', 'f2000', 'f3000']),
  ...under('f1000', [
    'f1200',
    'f1210',
    'f1220',
    'f1230',
    'f1240',
    'f1250',
    'f1260',
    'f1270',
    'f1280',
  ]),
  ...under('f2000', ['f2210', 'f2220', 'f2230', 'f2240', 'f2250', 'f2260', 'f2280']),
  ...under('f3000', ['f3100', 'f3200', 'f3300']),
];

export function buildFamilies(): {
  families: (typeof families.$inferInsert)[];
  familyTexts: (typeof familyTexts.$inferInsert)[];
} {
  return {
    families: FAMILIES.map((family, position) => ({ ...family, position })),
    familyTexts: FAMILIES.flatMap(({ familyId }) =>
      LANGUAGES.map((lang) => {
        const { title, text } = SHEETS[lang].families[familyId];
        return { familyId, lang, slug: slugOf(title), title, text };
      }),
    ),
  };
}
