import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CENTS_A_POINT } from '#src/domain/loyalty/loyalty.ts';
import { clockOf, instantOf } from '#src/domain/shop/clock.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { LoyaltyStep } from '#src/domain/shop/web-domain.schema.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useMemberSentences, useMemberWords } from './member-words.ts';
import { inCents, inUnits, MoneyInput } from './money-input.tsx';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'members'> };

function Card({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, currency } = read;
  const { cardLines } = useMemberWords(read);
  return (
    <Said title={t`Points and loyalty card`} lines={cardLines(setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change points and card`}
        deed={t`Save`}
        defaultValues={{
          ...{ price: inUnits(setting.loyaltyCardCentAmount) },
          amount: inUnits(setting.pointCentAmount),
        }}
        onSave={({ price, amount }) =>
          save({
            ...setting,
            loyaltyCardCentAmount: inCents(price) ?? 0,
            pointCentAmount: inCents(amount) ?? CENTS_A_POINT,
          })
        }
      >
        <MoneyInput
          source="amount"
          label={t`A point for every (${currency})`}
          helperText={t`Of what is paid for goods, reductions taken off. Orders that are placed keep their points, and so do their returns; vouchers for points have a scale below.`}
          min={0.01}
        />
        <MoneyInput
          source="price"
          label={t`Price of the loyalty card (${currency})`}
          helperText={t`0 where it is free.`}
        />
      </FormDialog>
    </Said>
  );
}

function stepsOf(typed: FieldValues): LoyaltyStep[] {
  const steps: unknown[] = Array.isArray(typed.steps) ? typed.steps : [];
  return steps
    .map((step) => new Map<string, unknown>(Object.entries(step ?? {})))
    .map((step) => ({
      points: Number(step.get('points')),
      rewardCentAmount: inCents(step.get('reward')) ?? 0,
    }))
    .sort((one, other) => one.points - other.points);
}

function Scale({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, currency } = read;
  const { scaleLines } = useMemberWords(read);
  return (
    <Said title={t`Vouchers for points`} lines={scaleLines(setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change the scale`}
        deed={t`Save`}
        defaultValues={{
          steps: setting.loyaltyScale.map(({ points, rewardCentAmount }) => ({
            ...{ points, reward: inUnits(rewardCentAmount) },
          })),
        }}
        onSave={(typed) => save({ ...setting, loyaltyScale: stepsOf(typed) })}
      >
        <ArrayInput source="steps" label={t`Levels`}>
          <SimpleFormIterator disableReordering>
            <NumberInput
              source="points"
              label={t`Points`}
              {...{ min: 1, step: 1 }}
              validate={[required(), minValue(1), maxValue(1_000_000)]}
            />
            <MoneyInput source="reward" label={t`Voucher (${currency})`} min={0.01} />
          </SimpleFormIterator>
        </ArrayInput>
      </FormDialog>
    </Said>
  );
}

/** An instant as a field of the form holds it: by the clocks of the shop. */
const typedOf = (instant: string | null | undefined, shop: OnlineLocale) =>
  instant
    ? new Date(clockOf(Date.parse(instant), shopTimeZone(getDomain(shop).iso2)))
        .toISOString()
        .slice(0, 16)
    : '';
const instantIn = (typed: unknown, shop: OnlineLocale) =>
  new Date(instantOf(Date.parse(`${typed}Z`), shopTimeZone(getDomain(shop).iso2))).toISOString();

function PrivateSale({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, shop } = read;
  const { saleLines } = useMemberWords(read);
  const { privateSales } = setting;
  return (
    <Said title={t`Private sale`} lines={saleLines(setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={privateSales === null ? t`Plan a private sale` : t`Change its times`}
        deed={t`Save`}
        defaultValues={{
          begins: typedOf(privateSales?.startDate, shop),
          ends: typedOf(privateSales?.endDate, shop),
        }}
        onSave={({ begins, ends }) =>
          save({
            ...setting,
            privateSales: {
              startDate: instantIn(begins, shop),
              endDate: instantIn(ends, shop),
            },
          })
        }
      >
        <TextInput
          source="begins"
          type="datetime-local"
          label={t`Begins`}
          helperText={t`By the clocks of the shop.`}
          validate={required()}
        />
        <TextInput
          source="ends"
          type="datetime-local"
          label={t`Ends`}
          helperText={t`By the clocks of the shop.`}
          validate={[
            required(),
            (ends: string, { begins }: { begins: string }) =>
              ends <= begins ? t`This is not after the beginning.` : undefined,
          ]}
        />
      </FormDialog>
      {privateSales !== null && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`End the private sale`}
          question={t`Members pay the price that everybody pays. End it?`}
          onYes={() => save({ ...setting, privateSales: null })}
        />
      )}
      <Refusal of={refusal} />
    </Said>
  );
}

/** What members of the loyalty programme get. */
export function MembersPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="members"
      title={t`Loyalty`}
      about={t`What members of the loyalty programme get. The programme itself is on or off under Features.`}
      useSentences={useMemberSentences}
    >
      {(read) => (
        <>
          <Card {...{ read }} />
          <Scale {...{ read }} />
          <PrivateSale {...{ read }} />
        </>
      )}
    </SettingPage>
  );
}
