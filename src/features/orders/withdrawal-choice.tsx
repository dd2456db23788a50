import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { LineDetails } from '#src/features/cart/colour-and-size.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { banner, cluster, flow, settingsCheck } from '#styles/recipes';

type WithdrawalChoiceProps = {
  lines: readonly LineItem[];
  /** Items that can still be withdrawn. */
  left: readonly LineShare[];
  onCancel: () => void;
  onChoose: (chosen: LineShare[]) => void;
};

const quantityName = (lineId: string) => `quantity ${lineId}`;

/** First step: which items, and how many of them. All are chosen at first: most send all back. */
export function WithdrawalChoice({ lines, left, onCancel, onChoose }: WithdrawalChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const styles = settingsCheck();
  useEffect(() => first.current?.focus(), []);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = left
      .filter(({ lineId }) => data.get(lineId) !== null)
      .map(({ lineId, quantity }) => ({
        lineId,
        quantity: Number(data.get(quantityName(lineId)) ?? quantity),
      }));
    setMissing(chosen.length === 0);
    if (chosen.length > 0) onChoose(chosen);
    else first.current?.focus();
  };
  return (
    <form onSubmit={choose} noValidate>
      <fieldset
        className={flow({ gap: '2' })}
        aria-describedby={isMissing ? `${id}-error` : undefined}
      >
        <legend>
          <Trans>Which items would you like to cancel?</Trans>
        </legend>
        {left.map(({ lineId, quantity }, at) => {
          const product = lines.find((line) => line.lineId === lineId)?.product;
          if (product === undefined) return null;
          const { name } = product;
          const { full: size } = product.sizeLabel;
          return (
            <div key={lineId} className={cluster({ gap: '4' })}>
              <label className={styles.root}>
                <input
                  ref={at === 0 ? first : undefined}
                  type="checkbox"
                  name={lineId}
                  defaultChecked
                  className={styles.box}
                />
                <span>
                  <span>{`${product.name}, `}</span>
                  <LineDetails product={product} />
                </span>
              </label>
              {quantity > 1 && (
                <SelectField
                  label={t`Quantity`}
                  aria-label={t`Quantity: ${name}, ${size}`}
                  name={quantityName(lineId)}
                  defaultValue={quantity}
                >
                  {Array.from({ length: quantity }, (_, before) => before + 1).map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </SelectField>
              )}
            </div>
          );
        })}
        <div role="alert">
          {isMissing && (
            <p id={`${id}-error`} className={banner({ type: 'danger' })}>
              <Trans>Please choose at least one item.</Trans>
            </p>
          )}
        </div>
        <div className={cluster({ gap: '4' })}>
          <Button type="submit">
            <Trans>Continue</Trans>
          </Button>
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
