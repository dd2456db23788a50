import { Plural } from '@lingui/react/macro';
import { tile, unseen } from '#styles/recipes';

/** As many as fit on the narrowest tile. */
const MAX_SHOWN = 5;

/** The colours that a tile shows, and how many it only counts: never a count of one. */
export function shownSwatches(swatches: readonly string[]) {
  const isWhole = swatches.length <= MAX_SHOWN + 1;
  const shown = isWhole ? swatches : swatches.slice(0, MAX_SHOWN);
  return { shown, hidden: swatches.length - shown.length };
}

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
