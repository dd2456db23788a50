/** What every answer of every program carries, whatever it is. Each adds what its pages need. */
export const EVERY_ANSWER = { 'x-content-type-options': 'nosniff' } as const;
