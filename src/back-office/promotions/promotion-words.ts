import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  CodeState,
  EffectKind,
  PromotionReach,
} from '#src/domain/promotion/promotion.values.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';

export const EFFECT_NAMES: Record<EffectKind, MessageDescriptor> = {
  percent: msg`a percentage off`,
  amount: msg`a sum off`,
  bundle: msg`some items for one price (3 for 50 €)`,
  nth: msg`one item of some cheaper or free (third item free)`,
  delivery: msg`free delivery`,
  gift: msg`an item as a gift`,
  points: msg`points of the loyalty programme on top`,
};

export const REACH_NAMES: Record<PromotionReach, MessageDescriptor> = {
  automatic: msg`everybody`,
  members: msg`members of the loyalty programme`,
  code: msg`who types a code, or ticks an offer`,
};

export const CODE_STATE_NAMES: Record<CodeState, MessageDescriptor> = {
  free: msg`not used`,
  reserved: msg`reserved by a payment`,
  used: msg`used`,
  withdrawn: msg`was withdrawn`,
};

export const NEEDS_NAMES = {
  nothing: msg`nothing`,
  pieces: msg`some items`,
  cents: msg`items for a sum`,
} satisfies Record<string, MessageDescriptor>;

export const NEEDS_OF_NAMES = {
  reduced: msg`of the goods that are reduced`,
  all: msg`of all goods`,
  other: msg`of other goods`,
} satisfies Record<string, MessageDescriptor>;

/** Ways of delivery that a promotion can make free. */
export const METHOD_NAMES: Partial<Record<ShippingMethodKey, MessageDescriptor>> = {
  LM: msg`to a store`,
  NO: msg`home`,
  PR: msg`to a pickup point`,
  LO: msg`to a locker`,
  EX: msg`express`,
};
