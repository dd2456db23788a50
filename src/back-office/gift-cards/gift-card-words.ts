import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GoodwillReason } from '#src/domain/gift-card/gift-card.ts';
import type {
  GiftCardMovement,
  GiftCardOrigin,
  GiftCardState,
} from '#src/domain/gift-card/staff-gift-card.ts';

export const STATE_NAMES: Record<GiftCardState, MessageDescriptor> = {
  usable: msg`Can pay`,
  blocked: msg`Blocked`,
  empty: msg`Used up`,
  expired: msg`Expired`,
};

export const ORIGIN_NAMES: Record<GiftCardOrigin, MessageDescriptor> = {
  bought: msg`Bought`,
  goodwill: msg`Goodwill`,
  elsewhere: msg`Issued elsewhere`,
};

export const MOVEMENT_NAMES: Record<GiftCardMovement, MessageDescriptor> = {
  issued: msg`Issued`,
  paid: msg`Paid an order`,
  held: msg`Held for a payment under way`,
  refunded: msg`Paid back`,
  released: msg`Given back, the order was not paid`,
};

export const GIVEN_FOR: Record<GoodwillReason, MessageDescriptor> = {
  goodwill: msg`Goodwill`,
  late: msg`Came late`,
  damaged: msg`Came damaged`,
  lost: msg`Got lost`,
  other: msg`Something else`,
};
