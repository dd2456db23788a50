import { Plural } from '@lingui/react/macro';
import type { OptionSwatch } from '#src/domain/catalogue.ts';
import { tile, unseen } from '#styles/recipes';

const MOST_SHOWN = 6;

/** The colours of a product as small fills: an attribute of the drawing, not a style (CSP). */
export function Swatches({ swatches }: { swatches: readonly OptionSwatch[] }) {
  const styles = tile();
  return (
    <p className={styles.swatches}>
      {swatches.slice(0, MOST_SHOWN).map(({ optionId, colour }) => (
        <svg key={optionId} className={styles.swatch} viewBox="0 0 14 14" aria-hidden="true">
          <rect width="14" height="14" fill={colour.hex} />
        </svg>
      ))}
      <span className={unseen()}>
        <Plural value={swatches.length} one="# colour" other="# colours" />
      </span>
    </p>
  );
}
