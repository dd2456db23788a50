/**
 * A product, a colour, a barcode or a store in a URL, an input or a call: digits, capped so that no URL
 * can be made endless (T34). What there is none of is 404, however long.
 */
export type NumberId = `${number}`;
export const NUMBER_ID = /^\d{1,20}$/;
