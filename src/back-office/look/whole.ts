/** Asks for the whole thing: what its list said of it is less, and the library would show that first. */
export const WHOLE = { meta: { isWhole: true } };
