import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Facets } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { filters } from '#styles/recipes';
import { FacetGroupName } from './facet-names.tsx';

type PriceRangeProps = {
  range: Facets['price'];
  search: ListSearch;
  onChange: (from: number | undefined, to: number | undefined) => void;
};

const CENTS = 100;

/** From and to in units of the currency; the range of the list is the placeholder. */
export function PriceRange({ range, search, onChange }: PriceRangeProps) {
  const { t } = useLingui();
  const { typedAmount: written } = useFormats();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const errorId = useId();
  const styles = filters();
  if (range === null && search.from === undefined && search.to === undefined) return null;
  const ends = [
    {
      name: 'from' as const,
      label: <Trans>From</Trans>,
      hint: range === null ? '' : String(Math.floor(range.min / CENTS)),
    },
    {
      name: 'to' as const,
      label: <Trans>To</Trans>,
      hint: range === null ? '' : String(Math.ceil(range.max / CENTS)),
    },
  ];
  const take = (name: 'from' | 'to', typed: string) => {
    const cents = readAmount(typed);
    const isWrong = cents === null && typed.trim() !== '';
    const others = [...wrong].filter((other) => other !== name);
    setWrong(new Set(isWrong ? [...others, name] : others));
    if (isWrong) return;
    const value = cents === null ? undefined : toDecimal(cents);
    if (value === search[name]) return;
    onChange(name === 'from' ? value : search.from, name === 'to' ? value : search.to);
  };
  const example = written(19.9);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FacetGroupName group="price" />
      </legend>
      <div className={styles.range}>
        {ends.map(({ name, label, hint }) => (
          <label key={name} className={styles.end}>
            <span>{label}</span>
            <input
              key={search[name]}
              type="text"
              inputMode="decimal"
              name={name}
              className={styles.amount}
              defaultValue={search[name] === undefined ? undefined : written(search[name])}
              placeholder={hint}
              aria-invalid={wrong.has(name) || undefined}
              aria-describedby={wrong.has(name) ? errorId : undefined}
              onBlur={(event) => take(name, event.target.value)}
            />
          </label>
        ))}
      </div>
      {wrong.size > 0 && (
        <p id={errorId} role="alert" className={styles.wrong}>
          {t`Please enter an amount, such as 20 or ${example}.`}
        </p>
      )}
    </fieldset>
  );
}
