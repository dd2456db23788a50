/**
 * Runs in the head of every page: a picture that does not come shows the ground behind it, never
 * the browser's mark of a broken one. By script, since a rule would weigh on every first view.
 */
export const NOTE_MISSING_PICTURES =
  'addEventListener("error",e=>e.target.matches?.("img")&&(e.target.dataset.missing="",e.target.style.opacity=0),!0)';
