/** As many as fit on the narrowest tile. */
const MOST_SHOWN = 5;

/** The colours that a tile shows, and how many it only counts: never a count of one. */
export function shownSwatches(swatches: readonly string[]) {
  const isWhole = swatches.length <= MOST_SHOWN + 1;
  const shown = isWhole ? swatches : swatches.slice(0, MOST_SHOWN);
  return { shown, hidden: swatches.length - shown.length };
}
