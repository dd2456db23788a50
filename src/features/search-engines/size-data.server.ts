import type { SizeSpecification } from 'schema-dts';
import { type PortalSystem, portalSystemOf } from '#src/domain/catalogue/product-feed.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';

const SYSTEMS: Record<PortalSystem, SizeSpecification['sizeSystem']> = {
  EU: 'https://schema.org/WearableSizeSystemEurope',
  FR: 'https://schema.org/WearableSizeSystemFR',
  IT: 'https://schema.org/WearableSizeSystemIT',
  UK: 'https://schema.org/WearableSizeSystemUK',
  US: 'https://schema.org/WearableSizeSystemUS',
};

const WOMENS = 'https://schema.org/WearableSizeGroupWomens';
const MENS = 'https://schema.org/WearableSizeGroupMens';

/** Whom the sizes of a scale are for, where it says so. */
const GROUPS: Partial<Record<SizeScale, SizeSpecification['sizeGroup']>> = {
  women: WOMENS,
  'shoes-women': WOMENS,
  bras: WOMENS,
  men: MENS,
  'trousers-men': MENS,
  'letters-men': MENS,
  'shoes-men': MENS,
  baby: 'https://schema.org/WearableSizeGroupInfants',
};

/** In which system the sizes of a product are, and for whom. */
export function sizeData(
  scale: SizeScale | null,
  shop: OnlineLocale,
): Pick<SizeSpecification, 'sizeSystem' | 'sizeGroup'> {
  const system = portalSystemOf(scale, shop);
  const group = scale === null ? undefined : GROUPS[scale];
  return {
    ...(system !== null && { sizeSystem: SYSTEMS[system] }),
    ...(group !== undefined && { sizeGroup: group }),
  };
}
