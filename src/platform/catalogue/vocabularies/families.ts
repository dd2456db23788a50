import type { FamilyRole } from '#src/domain/catalogue/catalogue.values.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { families, familyTexts } from '../families/tables.ts';
import { slugOf } from '../slug-of.ts';
import { scaleOfFamily } from './garment-places.ts';
import { GOOGLE_CATEGORIES } from './google-categories.ts';
import { type FamilyWords, SHEETS } from './sheets.ts';
import type { FamilyId } from './word-lists.ts';

/** The part of a URL that names a family. */
export const familySlug = ({ title, slug }: FamilyWords) => slug ?? slugOf(title);

/** What costs less than it did: no product is put into it, its list follows the prices. */
export const SALE_FAMILY = 'f4100' satisfies FamilyId;

/** What families are for, beside listing products. */
const ROLES: Partial<Record<FamilyId, FamilyRole>> = {
  [SALE_FAMILY]: 'sale',
  f1000: 'women',
  f2000: 'men',
  f3000: 'adults',
  f3500: 'adults',
  f5000: 'girls',
  f6000: 'boys',
  f7000: 'baby',
  f8000: 'women',
  f9000: 'adults',
};

const under = (parentId: FamilyId | null, ids: readonly FamilyId[]) =>
  ids.map((familyId) => ({ familyId, parentId }));

/** The tree of families in the order of menus; a parent lists what its children list. */
export const FAMILIES: readonly { familyId: FamilyId; parentId: FamilyId | null }[] = [
  ...under(null, [
    'f4000',
    SALE_FAMILY,
    'f1000',
    'f2000',
    'f5000',
    'f6000',
    'f7000',
    'f8000',
    'f9000',
    'f3500',
    'f3000',
    'f9500',
  ]),
  ...under('f1000', [
    'f1200',
    'f1210',
    'f1220',
    'f1230',
    'f1240',
    'f1245',
    'f1250',
    'f1260',
    'f1270',
    'f1280',
    'f1290',
  ]),
  ...under('f2000', [
    'f2210',
    'f2220',
    'f2230',
    'f2240',
    'f2245',
    'f2250',
    'f2260',
    'f2280',
    'f2290',
  ]),
  ...under('f3000', ['f3200', 'f3210', 'f3300', 'f3400']),
  ...under('f5000', ['f5010', 'f5020', 'f5030', 'f5040', 'f5050', 'f5060']),
  ...under('f6000', ['f6010', 'f6020', 'f6030', 'f6040', 'f6050', 'f6060']),
  ...under('f7000', ['f7010', 'f7020', 'f7030', 'f7040', 'f7050']),
  ...under('f8000', ['f8010', 'f8020', 'f8030', 'f8040', 'f8050']),
  ...under('f9000', ['f9010', 'f9020', 'f9030', 'f9040', 'f9050']),
  ...under('f3500', ['f3100', 'f3510', 'f3520']),
  ...under('f9500', ['f9510', 'f9520']),
];

export function buildFamilies(): {
  families: (typeof families.$inferInsert)[];
  familyTexts: (typeof familyTexts.$inferInsert)[];
} {
  return {
    families: FAMILIES.map(({ familyId, parentId }, position) => ({
      ...{ familyId, parentId, position },
      role: ROLES[familyId] ?? null,
      googleCategory: GOOGLE_CATEGORIES[familyId] ?? null,
      sizeScale: scaleOfFamily(familyId),
    })),
    familyTexts: FAMILIES.flatMap(({ familyId }) =>
      LANGUAGES.map((lang) => {
        const words = SHEETS[lang].families[familyId];
        const { title, text } = words;
        return { familyId, lang, slug: familySlug(words), title, text };
      }),
    ),
  };
}
