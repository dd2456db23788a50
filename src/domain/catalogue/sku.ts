/** What Google Merchant Center takes as the id of an item. */
export const MAX_SKU = 50;

/**
 * The number that a retailer gives one size of one colour, saved as it is: letters of any script,
 * digits, spaces and signs such as `.`, `/` and `#`. A sku is a segment of paths, so it holds no sign
 * that cannot be seen, no `.` or `..` between slashes, and nothing that reads as an encoded sign
 * (`%2F`): it names the same thing however often somebody on the way decodes it.
 */
export const SKU =
  /^(?!\s)(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))(?!.*%[\dA-Fa-f]{2})[^\p{C}\p{Zl}\p{Zp}]{1,50}(?<!\s)$/u;
