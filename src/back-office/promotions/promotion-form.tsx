import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
} from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { getPlanChoices } from '#src/domain/catalogue/price-plan.calls.ts';
import { addPromotionToDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import { changePromotion, makePromotion } from '#src/domain/promotion/promotion.calls.ts';
import type { NewPromotion as Asked, Promotion } from '#src/domain/promotion/promotion.schema.ts';
import { PROMOTION_REACHES } from '#src/domain/promotion/promotion.values.ts';
import { announcedTo, isPriceReduction } from '#src/domain/promotion/promotion-terms.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { BeginAndEndInputs } from '../look/begin-and-end-inputs.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { EffectInputs } from './effect-inputs.tsx';
import { GoodsInputs } from './goods-inputs.tsx';
import { LabelInputs } from './label-inputs.tsx';
import { LimitInputs } from './limit-inputs.tsx';
import { NeedsInputs } from './needs-inputs.tsx';
import { PromotionSentence } from './promotion-sentence.tsx';
import {
  BEGUN,
  isCapped,
  type PromotionValues,
  promotionOf,
  valuesOf,
} from './promotion-values.ts';
import { REACH_NAMES } from './promotion-words.ts';

const Part = ({ children }: { children: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mt: 2, mb: 0.5, fontWeight: 600 }}>
    {children}
  </Typography>
);

/** Where and when, unless a drop says that, and for whom. */
function TermInputs({ isOfDrop }: { isOfDrop: boolean }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { shops = [] } = useRead(getPlanChoices, {}).data ?? {};
  const [reach, isOffer] = useWatch({ name: ['reach', 'isOffer'] });
  return (
    <>
      {isOfDrop ? (
        <Typography variant="body2">{t`The drop says where and when it runs.`}</Typography>
      ) : (
        <>
          <CheckboxGroupInput
            source="shops"
            label={t`Shops`}
            choices={shops.map((id) => ({ id, name: nameOf(id) }))}
            validate={required()}
          />
          <BeginAndEndInputs />
        </>
      )}
      <SelectInput
        source="reach"
        label={t`For whom`}
        choices={PROMOTION_REACHES.map((id) => ({ id, name: i18n._(REACH_NAMES[id]) }))}
        validate={required()}
      />
      {reach === 'code' && (
        <BooleanInput
          source="isOffer"
          label={t`An offer that members of the loyalty programme tick in their cart`}
          helperText={false}
        />
      )}
      {reach === 'code' && !isOffer && (
        <TextInput
          source="code"
          label={t`Code that everybody types`}
          helperText={t`Letters, digits, - and _. Empty where codes that hold once are made afterwards.`}
          slotProps={{ htmlInput: { maxLength: 30 } }}
        />
      )}
    </>
  );
}

/** How it goes together with other promotions. */
function GroupInputs() {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        source="group"
        label={t`Group`}
        helperText={t`Of the promotions of one group a cart gets the best alone. Those of different groups add up.`}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <NumberInput
        source="rank"
        label={t`Rank`}
        helperText={t`Where two take off the same, the lower counts.`}
        {...{ min: 1, max: 99, step: 1 }}
        validate={[required(), minValue(1), maxValue(99)]}
      />
      <BooleanInput
        source="isOfRest"
        label={t`Takes its part of what other promotions leave`}
        helperText={t`As codes for a whole order do: 10% of what is still to be paid. Of several, percentages come first.`}
      />
    </>
  );
}

/** What the law says of a reduction, by who is told of it. */
function Law({ of: asked }: { of: Promotion['asked'] }) {
  const { t } = useLingui();
  const told = announcedTo(asked);
  const byEverybody = isPriceReduction(asked)
    ? t`Everybody gets this: in law it is a reduction of a price, as the Polish authority says. In the Union products show the lowest price of the 30 days before it begins. Ask your lawyer.`
    : asked.reach === 'code'
      ? t`Everybody may type this word. Where you publish it, the law may treat it as a reduction of a price: name the lowest price of 30 days beside it, or make a price plan. Ask your lawyer.`
      : t`Everybody gets this, but no single item costs less: products show no lowest price of 30 days for it. Announce no lower price of one item. Ask your lawyer.`;
  return (
    <Alert severity={told === 'everybody' ? 'warning' : 'info'} sx={{ mt: 1 }}>
      {told === 'everybody' && byEverybody}
      {told === 'some' &&
        t`Members get this. Where it is announced to everybody, the law may treat it as a reduction of a price. Ask your lawyer.`}
      {told === 'one' &&
        t`Each code is for one customer: this is no reduction of a price that is announced to everybody.`}
    </Alert>
  );
}

/** The whole rule as it is typed, and what the law says of it. */
function Summary() {
  const values: FieldValues = useWatch();
  const asked = promotionOf({ ...BEGUN, ...values });
  return (
    <>
      {asked !== null && (
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          <PromotionSentence of={asked} />
        </Alert>
      )}
      {asked !== null && isCapped(asked.effect.kind) && <Law of={asked} />}
    </>
  );
}

type PromotionFormProps = {
  label: string;
  deed: string;
  variant?: 'text' | 'contained' | 'outlined';
  /** What it begins with. */
  from: PromotionValues;
  /** The promotion that it changes; null for a new one. */
  changes: Promotion | null;
  /** The drop that a new one begins with. */
  drop?: Drop | undefined;
};

function PromotionDialog(props: PromotionFormProps) {
  const { label, deed, variant = 'outlined', from, changes, drop } = props;
  const { t } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const [isIncomplete, setIncomplete] = useState(false);
  // The form sent twice is one promotion.
  const changeId = useRef(crypto.randomUUID());

  async function send(asked: Asked) {
    if (changes !== null) {
      const body = { version: changes.version, ...asked };
      return write(changePromotion, { params: { promotionId: changes.id }, body });
    }
    const made = { changeId: changeId.current, ...asked };
    if (drop === undefined) return write(makePromotion, { body: made });
    const { shops: _shops, begins: _begins, ends: _ends, ...body } = made;
    return write(addPromotionToDrop, { params: { dropId: drop.id }, body });
  }

  async function save(values: FieldValues): Promise<boolean> {
    const { shops, begins, ends } = from;
    const isOfDrop = drop !== undefined || changes?.dropId;
    const asked = promotionOf({ ...BEGUN, ...values, ...(isOfDrop && { shops, begins, ends }) });
    setIncomplete(asked === null);
    if (asked === null || (await send(asked)) === undefined) return false;
    changeId.current = crypto.randomUUID();
    notify(changes === null ? t`The promotion is made.` : t`The promotion is changed.`);
    return true;
  }

  return (
    <FormDialog
      {...{ label, deed, variant, isWriting }}
      refusal={isIncomplete ? null : refusal}
      defaultValues={from}
      onSave={save}
    >
      {isIncomplete && (
        <Alert severity="error">{t`Something is missing or too long. Please check every field.`}</Alert>
      )}
      <TextInput
        source="name"
        label={t`Name for the staff`}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Part>{t`Where and when`}</Part>
      <TermInputs isOfDrop={drop !== undefined || (changes?.dropId ?? null) !== null} />
      <Part>{t`What customers get`}</Part>
      <EffectInputs />
      <Part>{t`Which goods`}</Part>
      <GoodsInputs of="goods" />
      <NeedsInputs />
      <Part>{t`Together with others`}</Part>
      <GroupInputs />
      <Part>{t`Limits`}</Part>
      <LimitInputs />
      <Part>{t`What customers read`}</Part>
      <LabelInputs />
      <Summary />
    </FormDialog>
  );
}

/** A new one by itself, or of a drop. */
export function NewPromotion({ drop }: { drop?: Drop }) {
  const { t } = useLingui();
  const { terms = [], begins = '', ends = null } = drop ?? {};
  const from = { ...BEGUN, shops: terms.map(({ shop }) => shop), begins, ends: ends ?? '' };
  return (
    <PromotionDialog
      {...{ from, drop }}
      label={drop === undefined ? t`New promotion` : t`Add a promotion`}
      deed={t`Make the promotion`}
      variant={drop === undefined ? 'contained' : 'outlined'}
      changes={null}
    />
  );
}

/** Changes what is planned or runs; anything else is begun from once more. */
export function ChangePromotion({ promotion }: { promotion: Promotion }) {
  const { t } = useLingui();
  const from = valuesOf(promotion.asked);
  return promotion.mayChange || promotion.mayAdjust ? (
    <PromotionDialog label={t`Change`} deed={t`Save`} {...{ from }} changes={promotion} />
  ) : (
    <PromotionDialog
      label={t`Copy`}
      deed={t`Make the promotion`}
      from={{ ...from, begins: '', ends: '' }}
      changes={null}
    />
  );
}
