import type { SizingRegion } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** The size that was put into the cart last, per kind of size; it stays in the browser. */
const SIZES_KEY = 'vitrine-sizes';

/** A 38 in trousers is not a 38 in shoes, and an Italian 38 is no French one. */
type Kind = { scale: SizeScale; region: SizingRegion };

const keyOf = ({ scale, region }: Kind) => `${region} ${scale}`;

/** Sizes by kind; a browser may hold anything under our name. */
function readSizes(storage: BrowserStorage): Record<string, unknown> {
  return { ...Object(readJson(storage, SIZES_KEY)) };
}

export function rememberSize(storage: BrowserStorage, kind: Kind, size: string): void {
  writeJson(storage, SIZES_KEY, { ...readSizes(storage), [keyOf(kind)]: size });
}

/** The size of the last time; undefined where none is known. */
export function lastSize(storage: BrowserStorage, kind: Kind): string | undefined {
  const size = readSizes(storage)[keyOf(kind)];
  return typeof size === 'string' ? size : undefined;
}
