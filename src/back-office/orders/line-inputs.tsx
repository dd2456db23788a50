import { useLingui } from '@lingui/react/macro';
import { NumberInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';

type LineInputsProps = { sheet: DeskOrder; shares: readonly LineShare[] };

/** What a line of an order is called; those of exchanges, too. */
export function useLineNames({ order, exchanges }: DeskOrder) {
  const bought = order.lineItems.map(({ lineId, product }) => [lineId, product] as const);
  const sent = exchanges.map(({ exchangeId, product }) => [exchangeId, product] as const);
  const products = new Map([...bought, ...sent]);
  return (lineId: string) => {
    const product = products.get(lineId);
    return product === undefined
      ? lineId
      : `${product.name}, ${product.colour.label}, ${product.size}`;
  };
}

/** How many of each line, up to what there is; all of them unless told. */
export function LineInputs({ sheet, shares }: LineInputsProps) {
  const { t } = useLingui();
  const nameOf = useLineNames(sheet);
  return shares.map(({ lineId, quantity }) => (
    <NumberInput
      key={lineId}
      source={`lines.${lineId}`}
      label={nameOf(lineId)}
      min={0}
      max={quantity}
      step={1}
      helperText={t`of ${quantity}`}
    />
  ));
}

/** What the inputs begin with: everything, or nothing. */
export const linesFrom = (shares: readonly LineShare[], isAll: boolean) => ({
  lines: Object.fromEntries(shares.map(({ lineId, quantity }) => [lineId, isAll ? quantity : 0])),
});

/** The lines with a number, as calls take them. */
export const sharesOf = ({ lines = {} }: FieldValues): LineShare[] =>
  Object.entries(lines).flatMap(([lineId, quantity]) =>
    typeof quantity === 'number' && quantity > 0 ? [{ lineId, quantity }] : [],
  );
