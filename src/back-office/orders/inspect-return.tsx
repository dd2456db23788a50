import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BooleanInput, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LineProduct as LineProductOf } from '#src/domain/cart/cart.schema.ts';
import { getExchangeSizes } from '#src/domain/order/exchange.calls.ts';
import { FINDINGS, type Finding } from '#src/domain/order/order.schema.ts';
import { inspectReturn } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { LineProduct, productsOf } from './line-product.tsx';
import { PaidBack } from './paid-back.tsx';
import { useOrderWrite } from './use-order-write.ts';

export const FOUND: Record<Finding, MessageDescriptor> = {
  stock: msg`As new, back to stock`,
  'second-choice': msg`Second choice`,
  refused: msg`Refused`,
  exchanged: msg`Exchanged for another size`,
};

type Return = StaffOrder['returns'][number];
type Found = { finding?: Finding; remark?: string; sku?: string };

/** Every item that came, one after the other, since each may be found otherwise. */
const itemsOf = ({ lines, unsent }: Return) => {
  const here = new Map(unsent.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap(({ lineId, quantity }) =>
    Array.from({ length: quantity - (here.get(lineId) ?? 0) }, (_, index) => ({
      ...{ lineId, key: `${lineId}-${index}` },
    })),
  );
};

/** What is found so is paid back. */
const PAID_BACK: ReadonlySet<Finding> = new Set(['stock', 'second-choice']);

type AmountProps = { sheet: StaffOrder; returnId: string; items: ReturnType<typeof itemsOf> };

type OtherSizeProps = { returnId: string; lineId: string; source: string };

/** The sizes that may go out instead; one that is sold out is shown and cannot be chosen. */
function OtherSize({ returnId, lineId, source }: OtherSizeProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, refusal } = useRead(getExchangeSizes, { params: { returnId } });
  const sizes = data?.values.find((line) => line.lineId === lineId)?.sizes ?? [];
  const choices = sizes.map(({ sku, size, available }) => ({
    id: sku,
    name: available > 0 ? t`${size}, ${number(available)} in stock` : t`${size}, sold out`,
    disabled: available <= 0,
  }));
  return (
    <>
      <Refusal of={refusal} />
      <SelectInput
        {...{ source, choices }}
        label={t`Other size`}
        helperText={
          data !== undefined && choices.length === 0
            ? t`This colour comes in no other size.`
            : t`It costs nothing more.`
        }
        isPending={data === undefined && refusal === null}
        validate={required()}
      />
    </>
  );
}

const Item = ({ product, lineId }: { product: LineProductOf | undefined; lineId: string }) =>
  product === undefined ? <Typography>{lineId}</Typography> : <LineProduct {...{ product }} />;

/** What is paid back for the items that are found good. */
function Amount({ sheet, returnId, items }: AmountProps) {
  const found: Record<string, Found> | undefined = useWatch({ name: 'items' });
  const good = items.filter(({ key }) => PAID_BACK.has(found?.[key]?.finding ?? 'stock'));
  const ids = [...new Set(good.map(({ lineId }) => lineId))];
  const waivesFee = useWatch({ name: 'waivesFee' }) === true;
  const lines = ids.map((lineId) => ({
    ...{ lineId, quantity: good.filter((item) => item.lineId === lineId).length },
  }));
  return <PaidBack {...{ sheet, lines, returnId, waivesFee }} />;
}

/** Says of each item of a return what was found; refunds and exchanges follow from it. */
export function Inspect({ sheet, returned }: { sheet: StaffOrder; returned: Return }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const products = productsOf(sheet);
  const items = itemsOf(returned);
  const { returnId, feeCents } = returned;
  const fee = money(feeCents, sheet.order.totalPrice.currencyCode);
  const choices = FINDINGS.map((id) => ({ id, name: i18n._(FOUND[id]) }));
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Inspect`}
      deed={t`Finish the inspection`}
      variant="contained"
      defaultValues={{
        items: Object.fromEntries(items.map(({ key }) => [key, { finding: 'stock' }])),
      }}
      onSave={({ items: typed = {}, waivesFee }) => {
        const found = items.map(({ key, lineId }) => ({ lineId, ...(typed[key] as Found) }));
        return change(
          inspectReturn,
          {
            inspected: found.map(({ lineId, finding = 'stock', remark }) => ({
              ...{ lineId, quantity: 1, finding, remark: remark ?? '' },
            })),
            waivesFee: waivesFee === true,
            exchanges: found.flatMap(({ lineId, finding, sku }) =>
              finding === 'exchanged' && sku ? [{ lineId, quantity: 1, sku }] : [],
            ),
          },
          { returnId },
        );
      }}
    >
      {items.map(({ key, lineId }) => (
        <Stack key={key} spacing={1} sx={{ mb: 2 }}>
          <Item product={products.get(lineId)} {...{ lineId }} />
          <SelectInput source={`items.${key}.finding`} label={t`What was found`} {...{ choices }} />
          <FormDataConsumer<{ items?: Record<string, Found> }>>
            {({ formData }) =>
              formData.items?.[key]?.finding === 'exchanged' && (
                <OtherSize {...{ returnId, lineId }} source={`items.${key}.sku`} />
              )
            }
          </FormDataConsumer>
          <TextInput
            source={`items.${key}.remark`}
            label={t`Remark`}
            helperText={t`A refusal needs a reason`}
          />
        </Stack>
      ))}
      {feeCents > 0 && (
        <BooleanInput
          source="waivesFee"
          label={t`Take nothing off for the label (${fee})`}
          helperText={t`As the law requires where an item is faulty or not what was ordered.`}
          defaultValue={false}
        />
      )}
      <Amount {...{ sheet, returnId, items }} />
    </FormDialog>
  );
}
