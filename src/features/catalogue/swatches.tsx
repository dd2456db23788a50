import { Plural } from '@lingui/react/macro';
import { tile, unseen } from '#styles/recipes';
import { shownSwatches } from './shown-swatches.ts';

/** The colours of a product as small fills: an attribute of the drawing, not a style (CSP). */
export function Swatches({ swatches }: { swatches: readonly string[] }) {
  const styles = tile();
  const { shown, hidden } = shownSwatches(swatches);
  return (
    <p className={styles.swatches}>
      {shown.map((hex) => (
        <svg key={hex} className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
          <rect width="12" height="12" fill={hex} />
        </svg>
      ))}
      {hidden > 0 && (
        <span className={styles.more} aria-hidden="true">
          {`+${hidden}`}
        </span>
      )}
      <span className={unseen()}>
        <Plural value={swatches.length} one="# colour" other="# colours" />
      </span>
    </p>
  );
}
