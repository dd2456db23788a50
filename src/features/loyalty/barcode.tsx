import { barcodeModules, barsOf, QUIET_MODULES } from '#src/process/barcode.ts';
import { loyaltyCard } from '#styles/recipes';

const HEIGHT = 40;

/** A number as bars, for the till; people read the number beside it. */
export function Barcode({ number, label }: { number: string; label: string }) {
  const modules = barcodeModules(number);
  const bars = barsOf(modules)
    .map(({ at, width }) => `M${at} 0h${width}v${HEIGHT}h-${width}z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={loyaltyCard().bars}
      viewBox={`0 0 ${modules.length + 2 * QUIET_MODULES} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars} />
    </svg>
  );
}
