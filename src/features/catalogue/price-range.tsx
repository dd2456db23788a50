import { Trans } from '@lingui/react/macro';
import type { Facets } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { filters } from '#styles/recipes';
import { FacetGroupName } from './facet-names.tsx';

type PriceRangeProps = {
  range: Facets['price'];
  search: ListSearch;
  onChange: (from: number | undefined, to: number | undefined) => void;
};

const CENTS = 100;

function toWhole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** From and to in whole units of the currency; the range of the list is the placeholder. */
export function PriceRange({ range, search, onChange }: PriceRangeProps) {
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
              inputMode="numeric"
              pattern="[0-9]*"
              name={name}
              className={styles.amount}
              defaultValue={search[name]}
              placeholder={hint}
              maxLength={6}
              onBlur={(event) => {
                const value = toWhole(event.target.value);
                if (value === search[name]) return;
                onChange(name === 'from' ? value : search.from, name === 'to' ? value : search.to);
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
