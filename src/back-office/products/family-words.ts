import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FamilyRole } from '#src/domain/catalogue/catalogue.values.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';

export const FAMILY_ROLE_NAMES: Record<FamilyRole, MessageDescriptor> = {
  sale: msg`Sale: lists what is reduced`,
  women: msg`For women`,
  men: msg`For men`,
  adults: msg`For women and men`,
  girls: msg`For girls`,
  boys: msg`For boys`,
  baby: msg`For babies`,
};

export const SIZE_SCALE_NAMES: Record<SizeScale, MessageDescriptor> = {
  women: msg`Women: 34, 36, 38`,
  men: msg`Men, jackets: 46, 48, 50`,
  'trousers-men': msg`Men, trousers: 38, 40, 42`,
  jeans: msg`Jeans: W32 L34`,
  letters: msg`Letters: S, M, L`,
  'letters-men': msg`Men, letters: S, M, L`,
  kids: msg`Children, by age`,
  baby: msg`Babies, by months`,
  'shoes-women': msg`Women’s shoes`,
  'shoes-men': msg`Men’s shoes`,
  'shoes-kids': msg`Children’s shoes`,
  bras: msg`Bras: 85B, 90C`,
  belts: msg`Belts, in cm`,
  hats: msg`Hats, in cm`,
  'home-linen': msg`Home linen: 50x100`,
  one: msg`One size`,
};
