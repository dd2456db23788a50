/** As many as fit on the narrowest tile. */
const MAX_SHOWN = 5;

/** The colours that a tile shows, and how many it only counts: never a count of one. */
export function shownSwatches(swatches: readonly string[]) {
  const isWhole = swatches.length <= MAX_SHOWN + 1;
  const shown = isWhole ? swatches : swatches.slice(0, MAX_SHOWN);
  return { shown, hidden: swatches.length - shown.length };
}
