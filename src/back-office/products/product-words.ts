import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanState } from '#src/domain/catalogue/price-plan.ts';
import type { Lack, PublicationState, ShownAs } from '#src/domain/catalogue/publication.ts';
import type { PriceChange } from '#src/domain/catalogue/staff-product.schema.ts';

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
