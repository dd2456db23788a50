import JsBarcode from 'jsbarcode';
import { loyaltyCard } from '#styles/recipes';

/** Quiet modules at both ends, without which a scanner sees no beginning. */
const QUIET = 10;
const HEIGHT = 40;

/** The dark and light modules of a Code 128, as 1 and 0; empty for what it cannot write. */
function modulesOf(number: string): string {
  const target: { encodings?: { data: string }[] } = {};
  JsBarcode(target, number, { format: 'CODE128' });
  return (target.encodings ?? []).map(({ data }) => data).join('');
}

/** A number as bars, for the till; people read the number beside it. */
export function Barcode({ number, label }: { number: string; label: string }) {
  const modules = modulesOf(number);
  const bars = [...modules.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${QUIET + index} 0h${run.length}v${HEIGHT}h-${run.length}z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={loyaltyCard().bars}
      viewBox={`0 0 ${modules.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars} />
    </svg>
  );
}
