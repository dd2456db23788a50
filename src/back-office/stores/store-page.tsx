import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Show, useRecordContext } from 'react-admin';
import { changeStaffStore, undoStaffStore } from '#src/domain/store/staff-store.calls.ts';
import {
  type StaffStore,
  type StoreFields,
  storeFieldsSchema,
} from '#src/domain/store/staff-store.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { Facts } from '../look/facts.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { FULL_RECORD } from '../look/full-record.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useCountryNames } from '../settings/delivery-words.ts';
import { History } from '../settings/setting-history.tsx';
import { fieldsOf, StoreInputs, valuesOf } from './store-form.tsx';
import {
  DAYS,
  KIND_NAMES,
  SERVICE_NAMES,
  spansOf,
  useDayNames,
  useStoreSentences,
  writeSpans,
} from './store-words.ts';

type Read = { store: StaffStore };

function Deeds({ store }: Read) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { fields, revision, kind } = store;
  const save = async (wanted: StoreFields) => {
    const params = { placeId: store.id };
    return (
      (await write(changeStaffStore, { params, body: { revision, fields: wanted } })) !== undefined
    );
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <FormDialog
          {...{ isWriting, refusal }}
          label={t`Change`}
          title={fields.name}
          deed={t`Save`}
          defaultValues={valuesOf(fields)}
          onSave={(typed) => save(fieldsOf(typed, fields.isClosed))}
        >
          <StoreInputs {...{ kind }} />
        </FormDialog>
        {fields.isClosed ? (
          <ConfirmButton
            {...{ isWriting }}
            label={t`Open it again`}
            question={t`Shoppers find it again and may choose it.`}
            onYes={() => save({ ...fields, isClosed: false })}
          />
        ) : (
          <ConfirmButton
            {...{ isWriting }}
            label={t`Close it for good`}
            question={t`Shoppers no longer find it and cannot choose it. Orders and reservations of before keep it.`}
            onYes={() => save({ ...fields, isClosed: true })}
          />
        )}
      </Box>
      <Refusal of={refusal} />
    </>
  );
}

function Hours({ fields }: { fields: StoreFields }) {
  const { t } = useLingui();
  const dayOf = useDayNames();
  const { date: dateOf } = useFormats();
  return (
    <Section title={t`Opening hours`}>
      <Facts
        rows={[
          ...DAYS.map(
            (day) => [dayOf(day), spansOf(fields.openingHours, day) || t`closed`] as const,
          ),
          ...fields.specialDays.map(
            ({ date, hours }) => [dateOf(date), writeSpans(hours) || t`closed`] as const,
          ),
        ]}
      />
    </Section>
  );
}

function Past({ store }: Read) {
  const { write, isWriting, refusal } = useWrite();
  const sentences = useStoreSentences();
  const { fields, history, revision } = store;
  return (
    <History
      {...{ history, isWriting, refusal }}
      linesOf={(changed) => {
        const { data } = storeFieldsSchema.safeParse({ ...fields, ...changed });
        return data === undefined ? [] : sentences(data);
      }}
      onUndo={async (changeId) => {
        const params = { placeId: store.id };
        const body = { revision, changeId };
        return (await write(undoStaffStore, { params, body })) !== undefined;
      }}
    />
  );
}

function Sheet() {
  const { t, i18n } = useLingui();
  const countryOf = useCountryNames();
  const store = useRecordContext<StaffStore>();
  if (store === undefined) return null;
  const { fields, kind, number } = store;
  const { line1, zipCode, city, country, phoneNumber, services, latitude, longitude } = fields;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 1, minWidth: 0 }}>
      {fields.isClosed && (
        <Alert severity="warning">{t`Closed for good: shoppers do not find it.`}</Alert>
      )}
      <Section title={fields.name}>
        <Facts
          rows={[
            [t`Kind`, i18n._(KIND_NAMES[kind])],
            [t`Number`, number],
            [t`Address`, `${line1}, ${zipCode} ${city}, ${countryOf(country)}`],
            ...(phoneNumber === '' ? [] : [[t`Telephone`, phoneNumber] as const]),
            ...(services.length === 0
              ? []
              : [
                  [
                    t`Services`,
                    services.map((one) => i18n._(SERVICE_NAMES[one])).join(', '),
                  ] as const,
                ]),
            [
              t`Position`,
              <MuiLink key="map" href={map} target="_blank" rel="noreferrer">
                {`${latitude}, ${longitude}`}
              </MuiLink>,
            ],
          ]}
        />
        <Deeds {...{ store }} />
      </Section>
      <Hours {...{ fields }} />
      <Past {...{ store }} />
    </Box>
  );
}

function Title() {
  const store = useRecordContext<StaffStore>();
  return <span>{store?.fields.name ?? ''}</span>;
}

/** A store, pickup point or locker, with its hours and history. */
export const StorePage = () => (
  <Show title={<Title />} actions={false} queryOptions={FULL_RECORD}>
    <Sheet />
  </Show>
);
