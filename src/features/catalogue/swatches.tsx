import { useLingui } from '@lingui/react/macro';
import { tile } from '#styles/recipes';

/** As many as fit on the narrowest tile. */
const MAX_SHOWN = 5;

/** The colours that a tile shows, and how many it only counts: never a count of one. */
export function shownSwatches(swatches: readonly string[]) {
  const isWhole = swatches.length <= MAX_SHOWN + 1;
  const shown = isWhole ? swatches : swatches.slice(0, MAX_SHOWN);
  return { shown, hidden: swatches.length - shown.length };
}

/** Width of a swatch, and from one to the next. */
const SIZE = 12;
const STEP = 18;

/** The colours of a product as small fills: attributes of a drawing, not styles (CSP). */
export function Swatches({ swatches }: { swatches: readonly string[] }) {
  const { t } = useLingui();
  const styles = tile();
  const { shown, hidden } = shownSwatches(swatches);
  const width = shown.length * STEP - (STEP - SIZE);
  if (shown.length === 0) return null;
  return (
    <p className={styles.swatches}>
      <svg
        role="img"
        aria-label={t`Colours: ${swatches.length}`}
        className={styles.swatch}
        width={width}
        height={SIZE}
      >
        {shown.map((hex, index) => (
          <rect key={hex} x={index * STEP} width={SIZE} height={SIZE} fill={hex} />
        ))}
      </svg>
      {hidden > 0 && (
        <span className={styles.more} aria-hidden="true">
          {`+${hidden}`}
        </span>
      )}
    </p>
  );
}
