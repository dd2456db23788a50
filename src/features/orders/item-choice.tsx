import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { LineShare, ReturnedLine } from '#src/domain/order/order.schema.ts';
import { RETURN_REASONS } from '#src/domain/order/order.values.ts';
import { LineDetails } from '#src/features/cart/colour-and-size.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { banner, cluster, flow, settingsCheck } from '#styles/recipes';
import { chosenItems, ITEM, quantityName } from './chosen-items.ts';
import { REASON_NAMES } from './return-reasons.ts';

export type ItemsProps = {
  lines: readonly LineItem[];
  /** Items that can still come back. */
  left: readonly LineShare[];
  /** Whether all are chosen at first. */
  isAll: boolean;
  asksReasons: boolean;
};

type ItemChoiceProps = ItemsProps & {
  question: ReactNode;
  onCancel: () => void;
  onChoose: (chosen: ReturnedLine[]) => void;
};

const reasonName = (lineId: string) => `reason ${lineId}`;

type ItemProps = Pick<ItemsProps, 'isAll' | 'asksReasons'> & {
  product: LineItem['product'];
  left: LineShare;
};

/** An item with how many of it come back, and why. */
function Item({ product, left: { lineId, quantity }, isAll, asksReasons }: ItemProps) {
  const { t, i18n } = useLingui();
  const [isChosen, setChosen] = useState(isAll);
  const styles = settingsCheck();
  const { name } = product;
  const { full: size } = product.sizeLabel;
  return (
    <div className={cluster({ gap: '4' })}>
      <label className={styles.root}>
        <input
          type="checkbox"
          name={ITEM}
          value={lineId}
          checked={isChosen}
          onChange={({ target }) => setChosen(target.checked)}
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
      {asksReasons && isChosen && (
        <SelectField
          label={t`Reason`}
          optionalLabel={t`(optional)`}
          aria-label={t`Reason: ${name}, ${size}`}
          name={reasonName(lineId)}
          defaultValue=""
        >
          <option value="">{t`No reason given`}</option>
          {RETURN_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {i18n._(REASON_NAMES[reason])}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

export function Items({ lines, left, ...asked }: ItemsProps) {
  return left.map((share) => {
    const product = lines.find(({ lineId }) => lineId === share.lineId)?.product;
    return product && <Item key={share.lineId} product={product} left={share} {...asked} />;
  });
}

/** First step: which items, how many of them, and why where that is asked. */
export function ItemChoice(props: ItemChoiceProps) {
  const { lines, left, question, isAll, asksReasons, onCancel, onChoose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const focusFirst = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = chosenItems(data).map((share) => ({
      ...share,
      reason: RETURN_REASONS.find((known) => known === data.get(reasonName(share.lineId))) ?? null,
    }));
    setMissing(chosen.length === 0);
    if (chosen.length > 0) onChoose(chosen);
    else focusFirst();
  };
  return (
    <form ref={form} onSubmit={choose} noValidate>
      <fieldset
        className={flow({ gap: '2' })}
        aria-describedby={isMissing ? `${id}-error` : undefined}
      >
        <legend>{question}</legend>
        <Items lines={lines} left={left} isAll={isAll} asksReasons={asksReasons} />
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
            <Trans>Go back</Trans>
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
