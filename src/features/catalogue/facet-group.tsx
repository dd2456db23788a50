import { Plural } from '@lingui/react/macro';
import type { FacetValue } from '#src/domain/catalogue/catalogue.schema.ts';
import type { FacetGroup as Group } from '#src/domain/catalogue/facets.ts';
import { filters, unseen } from '#styles/recipes';
import { FacetGroupName, FacetValueName } from './facet-names.tsx';

type FacetGroupProps = {
  group: Group;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string, isChosen: boolean) => void;
};

/** The values of a group with how much each would show; one that shows nothing cannot be chosen. */
export function FacetGroup({ group, values, chosen, onChoose }: FacetGroupProps) {
  const styles = filters();
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FacetGroupName group={group} />
      </legend>
      <ul className={group === 'size' ? styles.chips : styles.values}>
        {values.map(({ value, label, count: total, hex }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <label className={group === 'size' ? styles.chip : styles.value}>
                <input
                  type="checkbox"
                  name={group}
                  value={value}
                  className={group === 'size' ? styles.unseen : styles.box}
                  checked={isChosen}
                  disabled={total === 0 && !isChosen}
                  onChange={(event) => onChoose(value, event.target.checked)}
                />
                {hex !== null && (
                  <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
                    <rect width="16" height="16" fill={hex} />
                  </svg>
                )}
                <span className={styles.label}>
                  <FacetValueName value={value} label={label} />
                </span>
                <span className={styles.count} aria-hidden="true">
                  {total}
                </span>
                <span className={unseen()}>
                  {', '}
                  <Plural value={total} one="# item" other="# items" />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
