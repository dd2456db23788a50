import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingFault } from '#src/domain/shop/setting.schema.ts';
import type { StoreFault } from '#src/domain/store/staff-store.schema.ts';

/** What does not fit in a setting, and what to do. */
const FAULTS: Record<SettingFault | StoreFault, MessageDescriptor> = {
  'country-unknown': msg`A country is not one that the shops know the tax of.`,
  'country-not-served': msg`A rate is for a country that the shop does not deliver to. Add the country, or remove the rate first.`,
  'days-reversed': msg`The longest time is shorter than the shortest one.`,
  'rate-twice': msg`There is a rate for this way, country and day already. Change that one.`,
  'step-order': msg`Each step begins above the one before it: two begin at the same.`,
  'vat-day-past': msg`A rate begins tomorrow or later, and one that has begun stays: orders were made with it.`,
  'vat-twice': msg`There is a rate of this country and day already.`,
  'limits-reversed': msg`The upper limit is below the lower one.`,
  'method-twice': msg`This method is on already.`,
  'day-twice': msg`One of these days is closed already.`,
  'campaign-name': msg`The campaign needs a name.`,
  'wait-too-long': msg`The page waits for two minutes at most.`,
  'return-days': msg`Returns are accepted for 14 to 365 days.`,
  'return-address': msg`Say who takes returns, and where they go.`,
  'label-fee': msg`A label is charged at what it costs the shop at most.`,
  'gift-card-order': msg`The amount that is chosen at first lies between the lowest and the highest one, and a card has 1 at least.`,
  'donation-name': msg`A donation needs a name, and no two have the same.`,
  'donation-amounts': msg`A donation needs amounts above 0, each once, and the one that is chosen at first is one of them.`,
  'scale-order': msg`More points give more: each level needs more points and a higher voucher than the one before it.`,
  'date-twice': msg`One of these days is named twice.`,
  'hours-overlap': msg`Opening hours of a day end before they begin, or two of them overlap.`,
  'no-stores-there': msg`There are stores in countries of shops that have some. Choose another country, or add a pickup point.`,
  'number-taken': msg`There is one of this number already. Choose another number.`,
  'sale-reversed': msg`The private sale ends before it begins.`,
};

/** The sentence of a fault; undefined for what is none. */
export const faultSentence = (field: string | undefined): MessageDescriptor | undefined =>
  Object.entries(FAULTS).find(([fault]) => fault === field)?.[1];
