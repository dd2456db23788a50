import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WordKind } from '#src/domain/catalogue/goods-word.schema.ts';

export const WORD_KIND_NAMES: Record<WordKind, MessageDescriptor> = {
  brand: msg`Brands`,
  colour: msg`Colours`,
  material: msg`Materials`,
  care: msg`Care`,
};

export const NEW_WORDS: Record<WordKind, MessageDescriptor> = {
  brand: msg`New brand`,
  colour: msg`New colour`,
  material: msg`New material`,
  care: msg`New care instruction`,
};
