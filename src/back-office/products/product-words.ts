import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentEnvironment } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { FootwearMaterial, FootwearPart } from '#src/domain/catalogue/footwear.ts';
import type { PlanState } from '#src/domain/catalogue/price-plan.ts';
import type { ProductField } from '#src/domain/catalogue/product-version.schema.ts';
import type { Lack, PublicationState, ShownAs } from '#src/domain/catalogue/publication.ts';
import type { PriceChange } from '#src/domain/catalogue/staff-product.schema.ts';

type EnvironmentFact = Exclude<keyof DocumentEnvironment, 'recycledPercent' | 'weaving' | 'dyeing'>;

export const SHOWN_AS_NAMES: Record<ShownAs, MessageDescriptor> = {
  listed: msg`listed`,
  'by-link': msg`by its link alone`,
};

export const PUBLICATION_STATE_NAMES: Record<PublicationState, MessageDescriptor> = {
  draft: msg`draft`,
  planned: msg`planned`,
  published: msg`published`,
  withdrawn: msg`withdrawn`,
};

export const LACK_NAMES: Record<Lack, MessageDescriptor> = {
  text: msg`text in its language`,
  price: msg`price`,
  size: msg`sizes`,
  picture: msg`picture`,
  safety: msg`manufacturer`,
  materials: msg`materials`,
  care: msg`care`,
  origin: msg`origin`,
  gtin: msg`barcode`,
  certificate: msg`certificate for “organic”`,
};

export const PLAN_STATE_NAMES: Record<PlanState, MessageDescriptor> = {
  planned: msg`planned`,
  running: msg`running`,
  over: msg`over`,
  stopped: msg`stopped`,
  withdrawn: msg`withdrawn`,
};

export const CHANGE_STATES: Record<PriceChange['state'], MessageDescriptor> = {
  planned: msg`planned`,
  running: msg`begun`,
  over: msg`over`,
  withdrawn: msg`withdrawn`,
};

/** What is said of a part of the form that does not fit. */
export const PRODUCT_PROBLEMS: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['texts', msg`Give it a name in one language at least; a language that is begun needs one.`],
  ['families', msg`Choose a family, and one colour at least.`],
  ['materials', msg`Materials are 100 % together, each with a whole number of percent.`],
  ['colours', msg`Choose each colour, and each of them once.`],
  ['sizes', msg`Each colour has a size at least, and each size once.`],
  [
    'sku',
    msg`A SKU is that of another size, or holds signs that none can have. The SKU of a size that is there stays.`,
  ],
  [
    'gtin',
    msg`A barcode has 13 digits, the last of which proves the others, and belongs to one size.`,
  ],
  ['safety', msg`A company has a name.`],
  [
    'certificate',
    msg`A certificate has its standard, its number, who issued it and the last day on which it counts.`,
  ],
  ['passportUrl', msg`A digital product passport is a URL that begins with https://.`],
  ['environment', msg`The share of recycled material is a number from 0 to 100.`],
]);

export const FIELD_NAMES: Record<ProductField, MessageDescriptor> = {
  name: msg`Name`,
  description: msg`Description`,
  keywords: msg`Other words that shoppers type`,
  searchTitle: msg`Title in search results`,
  searchDescription: msg`Description in search results`,
  brand: msg`Brand`,
  families: msg`Families`,
  materials: msg`Materials`,
  care: msg`Care`,
  footwear: msg`Shoes by part`,
  certificate: msg`Certificate`,
  environment: msg`Environmental sheet`,
  originCountry: msg`Origin`,
  passportUrl: msg`Digital product passport`,
  manufacturer: msg`Manufacturer`,
  responsible: msg`Responsible in the Union`,
  warnings: msg`Warnings`,
  colours: msg`Colours`,
  sizes: msg`Sizes`,
  gtin: msg`Barcode`,
  pictures: msg`Pictures`,
  alt: msg`What a picture shows`,
  focus: msg`Point that stays in sight (from left / from top, in %)`,
};

/** What is true of a product whose environmental sheet says so. */
export const ENVIRONMENT_FACTS: Record<EnvironmentFact, MessageDescriptor> = {
  recyclable: msg`Mostly recyclable`,
  hazardousSubstances: msg`Contains hazardous substances`,
  microplastics: msg`Sheds plastic microfibres in the wash`,
  ecoDesign: msg`Eco-designed`,
};

export const FOOTWEAR_PART_NAMES: Record<FootwearPart, MessageDescriptor> = {
  upper: msg`Upper`,
  lining: msg`Lining and insole`,
  sole: msg`Outer sole`,
};

export const FOOTWEAR_MATERIAL_NAMES: Record<FootwearMaterial, MessageDescriptor> = {
  leather: msg`Leather`,
  'coated-leather': msg`Coated leather`,
  textile: msg`Textile`,
  other: msg`Other materials`,
};
