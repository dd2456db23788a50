/**
 * Runs in the head of every page: a picture that does not come shows the ground behind it, never
 * the browser's mark of a broken one (`img[data-missing]` in the global styles).
 */
export const NOTE_MISSING_PICTURES =
  'addEventListener("error",e=>e.target.matches?.("img")&&(e.target.dataset.missing=""),!0)';
