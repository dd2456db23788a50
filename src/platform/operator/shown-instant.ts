/** An instant as the operator's pages say it, to the minute: `2026-11-22 18:13 UTC`. */
export const shownInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
