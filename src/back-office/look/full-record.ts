/** Asks for the full record: the row of a list has less, and the library would show that first. */
export const FULL_RECORD = { meta: { isWhole: true } };
