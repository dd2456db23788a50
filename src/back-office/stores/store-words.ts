import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StoreFields, StoreKind } from '#src/domain/store/staff-store.schema.ts';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { hoursOf } from '#src/domain/store/store.ts';
import type { StoreService } from '#src/domain/store/store.values.ts';
import { useFormats } from '../look/formats.ts';
import { useCountryNames } from '../settings/delivery-words.ts';

export const KIND_NAMES: Record<StoreKind, MessageDescriptor> = {
  store: msg`Store`,
  pickup: msg`Pickup point`,
  locker: msg`Locker`,
};
export const SERVICE_NAMES: Record<StoreService, MessageDescriptor> = {
  collect: msg`Collect online orders`,
  returns: msg`Return online orders, free of charge`,
  alterations: msg`Alterations`,
  repairs: msg`Repairs`,
  'gift-wrap': msg`Gift wrapping`,
  styling: msg`Personal advice by appointment`,
  recycling: msg`Worn clothes are taken back`,
  'step-free': msg`Step-free entrance`,
};
export const STATE_NAMES = { open: msg`open for shoppers`, closed: msg`closed for good` };

/** Monday is 1. */
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Spans of a day as they are typed and read: `10:00-12:30 14:00-19:00`. */
export const writeSpans = (spans: readonly { opens: string; closes: string }[]) =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

export const spansOf = (openingHours: readonly OpeningHours[], day: number) =>
  writeSpans(hoursOf(openingHours, day));

/** Days of the week by their names. */
export function useDayNames() {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return (day: number) => format.format(new Date(Date.UTC(2024, 0, day)));
}

/** What a store or point is, in sentences that its history compares. */
export function useStoreSentences() {
  const { t, i18n } = useLingui();
  const countryOf = useCountryNames();
  const dayOf = useDayNames();
  const { date: dateOf } = useFormats();
  const lineOf = (day: string, hours: string) =>
    hours === '' ? t`${day}: closed` : t`${day}: ${hours}`;
  return (fields: StoreFields): string[] => {
    const { name, line1, zipCode, city, country, phoneNumber, latitude, longitude } = fields;
    const { openingHours, specialDays, services } = fields;
    const address = `${line1}, ${zipCode} ${city}, ${countryOf(country)}`;
    return [
      name,
      address,
      ...(phoneNumber === '' ? [] : [t`Telephone: ${phoneNumber}`]),
      ...services.map((service) => i18n._(SERVICE_NAMES[service])),
      t`Position: ${latitude}, ${longitude}`,
      ...DAYS.map((day) => lineOf(dayOf(day), spansOf(openingHours, day))),
      ...specialDays.map(({ date, hours }) => lineOf(dateOf(date), writeSpans(hours))),
      ...(fields.isClosed ? [t`Closed for good`] : []),
    ];
  };
}
