import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  CheckboxGroupInput,
  DateInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { StoreFields, StoreKind } from '#src/domain/store/staff-store.schema.ts';
import type { SpecialDay } from '#src/domain/store/store.schema.ts';
import { STORE_SERVICES } from '#src/domain/store/store.values.ts';
import { readSpans, STORE_COUNTRIES } from '#src/domain/store/store-rules.ts';
import { useCountryChoices } from '../settings/delivery-words.ts';
import { DAYS, SERVICE_NAMES, spansOf, useDayNames, writeSpans } from './store-words.ts';

export const EMPTY: StoreFields = {
  ...{ name: '', line1: '', zipCode: '', city: '', country: 'FR', phoneNumber: '' },
  services: [],
  ...{ latitude: 0, longitude: 0, openingHours: [], specialDays: [], isClosed: false },
};

const dayField = (day: number) => `day${day}`;

/** A store or point as the form holds it. */
export const valuesOf = ({ openingHours, specialDays, ...fields }: StoreFields): FieldValues => ({
  ...fields,
  specialDays: specialDays.map(({ date, hours }) => ({ date, hours: writeSpans(hours) })),
  ...Object.fromEntries(DAYS.map((day) => [dayField(day), spansOf(openingHours, day)])),
});

/** A day as the form holds it, with its hours as they were typed. */
const typedDay = z.object({ date: z.string(), hours: z.string().nullish() });

function specialDaysOf(typed: FieldValues): SpecialDay[] {
  const days = z.array(typedDay).safeParse(typed.specialDays).data ?? [];
  return days.map(({ date, hours }) => ({ date, hours: readSpans(hours ?? '') ?? [] }));
}

/** What was typed, as it is written. */
export function fieldsOf(typed: FieldValues, isClosed: boolean): StoreFields {
  const text = (name: string) => String(typed[name] ?? '').trim();
  return {
    ...{ name: text('name'), line1: text('line1'), zipCode: text('zipCode') },
    ...{ city: text('city'), country: text('country'), phoneNumber: text('phoneNumber') },
    services: z.array(z.enum(STORE_SERVICES)).safeParse(typed.services).data ?? [],
    ...{ latitude: Number(typed.latitude), longitude: Number(typed.longitude), isClosed },
    openingHours: DAYS.flatMap((day) =>
      (readSpans(text(dayField(day))) ?? []).map((span) => ({ day, ...span })),
    ),
    specialDays: specialDaysOf(typed),
  };
}

/** The fields of a store or point. */
export function StoreInputs({ kind }: { kind: StoreKind }) {
  const { t, i18n } = useLingui();
  const dayOf = useDayNames();
  const countries = useCountryChoices();
  const areHours = (typed: string | null) =>
    readSpans(typed ?? '') === null ? t`Type hours like 10:00-12:30 14:00-19:00.` : undefined;
  const line = (source: keyof StoreFields, label: string, maxLength: number) => (
    <TextInput
      {...{ source, label }}
      validate={required()}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
  return (
    <>
      {line('name', t`Name`, 200)}
      {line('line1', t`Street and number`, 200)}
      {line('zipCode', t`Postcode`, 20)}
      {line('city', t`Town`, 100)}
      <SelectInput
        source="country"
        label={t`Country`}
        validate={required()}
        choices={
          kind === 'store' ? countries.filter(({ id }) => STORE_COUNTRIES.includes(id)) : countries
        }
      />
      {kind === 'store' && (
        <TextInput
          source="phoneNumber"
          label={t`Telephone`}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      )}
      {kind === 'store' && (
        <CheckboxGroupInput
          source="services"
          label={t`Services`}
          helperText={t`Shoppers read them on the page of the store.`}
          row={false}
          choices={STORE_SERVICES.map((id) => ({ id, name: i18n._(SERVICE_NAMES[id]) }))}
        />
      )}
      <NumberInput
        source="latitude"
        label={t`Latitude (degrees)`}
        helperText={t`As maps say it, such as 50.6369.`}
        {...{ min: -90, max: 90, step: 'any' }}
        validate={[required(), minValue(-90), maxValue(90)]}
      />
      <NumberInput
        source="longitude"
        label={t`Longitude (degrees)`}
        helperText={t`As maps say it, such as 3.0634.`}
        {...{ min: -180, max: 180, step: 'any' }}
        validate={[required(), minValue(-180), maxValue(180)]}
      />
      {DAYS.map((day) => (
        <TextInput
          key={day}
          source={dayField(day)}
          label={t`Hours on ${dayOf(day)}`}
          helperText={
            day === 1 ? t`Such as 10:00-12:30 14:00-19:00; empty where it is closed.` : false
          }
          validate={areHours}
        />
      ))}
      <ArrayInput
        source="specialDays"
        label={t`Days that are not as others`}
        helperText={t`Holidays and days with other hours; empty hours where it is closed.`}
      >
        <SimpleFormIterator disableReordering>
          <DateInput source="date" label={t`Day`} validate={required()} />
          <TextInput source="hours" label={t`Hours`} helperText={false} validate={areHours} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
