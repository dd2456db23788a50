import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import type { PriceChange } from '#src/domain/catalogue/staff-product.schema.ts';

export const VISIBILITY_NAMES: Record<Visibility, MessageDescriptor> = {
  listed: msg`listed`,
  'by-link': msg`by its link alone`,
  hidden: msg`hidden`,
};

export const CHANGE_STATES: Record<PriceChange['state'], MessageDescriptor> = {
  planned: msg`planned`,
  running: msg`begun`,
  over: msg`over`,
  withdrawn: msg`withdrawn`,
};
