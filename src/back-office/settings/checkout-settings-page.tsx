import { useLingui } from '@lingui/react/macro';
import {
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
} from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order-paths.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import type { FreeCartCriteria } from '#src/domain/shop/web-domain.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import {
  AS_INSTALLED,
  leavesOutMailed,
  useCheckoutSentences,
  VERSION_NAMES,
} from './checkout-words.ts';
import { RATED_METHODS, useCountryChoices, useCountryNames } from './delivery-words.ts';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'checkout'> };

/** What stands for the choice of the installation in a list. */
const INSTALLED = 'installed';

function freeChoiceOf(free: FreeCartCriteria | null) {
  if (free === null) return 'always';
  return free.enabled ? 'limited' : 'never';
}

const valuesOf = ({
  checkoutVersion,
  funnel,
  freeCartCriteria: free,
  orderConfirmation: { maxAttempts, attemptDelay },
  phoneNumberByShippingMethod: phones,
  ...countries
}: SettingOf<'checkout'>): FieldValues => ({
  ...countries,
  ...{ version: checkoutVersion ?? INSTALLED, hasOverview: funnel.overview },
  methods: SHIPPING_METHOD_KEYS.filter((key) => phones[key]),
  free: freeChoiceOf(free),
  maxItems: free?.maxItems ?? null,
  withoutMailed: free !== null && leavesOutMailed(free),
  seconds: (maxAttempts * attemptDelay) / 1000,
});

function freeOf(typed: FieldValues, before: FreeCartCriteria | null): FreeCartCriteria | null {
  if (typed.free === 'always') return null;
  const others = (before?.excludedSegmentationIds ?? []).filter(
    (id) => id !== DEMATERIALISED_SEGMENTATION,
  );
  return {
    enabled: typed.free === 'limited',
    maxItems: typeof typed.maxItems === 'number' ? typed.maxItems : null,
    excludedSegmentationIds: [
      ...others,
      ...(typed.withoutMailed === true ? [DEMATERIALISED_SEGMENTATION] : []),
    ],
  };
}

const isIn = (list: unknown, one: string) => Array.isArray(list) && list.includes(one);

/** The typed list in the order of before, new ones behind. */
function chosenOf(list: unknown, before: readonly string[]): string[] {
  const typed = Array.isArray(list) ? list.map(String) : [];
  const kept = before.filter((one) => typed.includes(one));
  return [...new Set([...kept, ...typed])];
}

function settingOf(typed: FieldValues, before: SettingOf<'checkout'>): SettingOf<'checkout'> {
  const attemptDelay = Math.max(500, before.orderConfirmation.attemptDelay);
  const maxAttempts = Math.max(1, Math.round((Number(typed.seconds) * 1_000) / attemptDelay));
  return {
    part: 'checkout',
    checkoutVersion: CHECKOUT_VERSIONS.find((version) => version === typed.version) ?? null,
    funnel: { overview: typed.hasOverview === true },
    orderConfirmation: { maxAttempts, attemptDelay },
    billingCountries: chosenOf(typed.billingCountries, before.billingCountries),
    phoneNumberCountries: chosenOf(typed.phoneNumberCountries, before.phoneNumberCountries),
    phoneNumberByShippingMethod: Object.fromEntries(
      SHIPPING_METHOD_KEYS.filter(
        (key) => key in before.phoneNumberByShippingMethod || isIn(typed.methods, key),
      ).map((key) => [key, isIn(typed.methods, key)]),
    ),
    freeCartCriteria: freeOf(typed, before.freeCartCriteria),
  };
}

function FreeInputs() {
  const { t } = useLingui();
  const free: unknown = useWatch({ name: 'free' });
  return (
    <>
      <SelectInput
        source="free"
        label={t`Orders that cost nothing`}
        helperText={t`A code or a gift card may pay for all of it.`}
        validate={required()}
        choices={[
          { id: 'always', name: t`can always be placed` },
          { id: 'limited', name: t`can be placed within limits` },
          { id: 'never', name: t`cannot be placed` },
        ]}
      />
      {free === 'limited' && (
        <>
          <NumberInput
            source="maxItems"
            label={t`With at most so many items`}
            helperText={t`Empty for any number.`}
            {...{ min: 1, max: 1_000, step: 1 }}
            validate={[minValue(1), maxValue(1_000)]}
          />
          <BooleanInput
            source="withoutMailed"
            label={t`Not with goods that are sent by email`}
            helperText={false}
          />
        </>
      )}
    </>
  );
}

function CheckoutForm({ read }: Read) {
  const { t, i18n } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const countryOf = useCountryNames();
  const known = useCountryChoices();
  const { billingCountries, phoneNumberCountries } = read.setting;
  const others = [...new Set([...billingCountries, ...phoneNumberCountries])].filter(
    (code) => !known.some(({ id }) => id === code),
  );
  const countries = [...known, ...others.map((id) => ({ id, name: countryOf(id) }))];
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change the checkout`}
      deed={t`Save`}
      defaultValues={valuesOf(read.setting)}
      onSave={(typed) => save(settingOf(typed, read.setting))}
    >
      <SelectInput
        source="version"
        label={t`Checkout`}
        validate={required()}
        choices={[
          { id: INSTALLED, name: i18n._(AS_INSTALLED) },
          ...CHECKOUT_VERSIONS.map((id) => ({ id, name: i18n._(VERSION_NAMES[id]) })),
        ]}
      />
      <BooleanInput
        source="hasOverview"
        label={t`The older checkout shows the whole order once more before it is placed`}
        helperText={false}
      />
      <FreeInputs />
      <CheckboxGroupInput
        source="methods"
        label={t`A telephone number is asked for with`}
        choices={Object.entries(RATED_METHODS).map(([id, name]) => ({ id, name: i18n._(name) }))}
      />
      <NumberInput
        source="seconds"
        label={t`After the payment the page waits for the order (s)`}
        helperText={t`Then it says that the order will be confirmed by mail.`}
        {...{ min: 1, max: 120, step: 1 }}
        validate={[required(), minValue(1), maxValue(120)]}
      />
      <CheckboxGroupInput
        source="billingCountries"
        label={t`Bills may go to`}
        helperText={t`Countries that the shop delivers to are always among them.`}
        choices={countries}
      />
      <CheckboxGroupInput
        source="phoneNumberCountries"
        label={t`Telephone numbers may be from`}
        choices={countries}
      />
    </FormDialog>
  );
}

function Checkout({ read }: Read) {
  const { t } = useLingui();
  const sentences = useCheckoutSentences(read.currency);
  return (
    <Said title={t`How orders are placed`} lines={sentences(read.setting)}>
      <CheckoutForm {...{ read }} />
    </Said>
  );
}

/** How a shop takes orders: steps, bills, telephone numbers, and orders that cost nothing. */
export function CheckoutSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="checkout"
      title={t`Checkout`}
      about={t`What shoppers are asked for on the way from the cart to the order.`}
      useSentences={useCheckoutSentences}
    >
      {(read) => <Checkout {...{ read }} />}
    </SettingPage>
  );
}
