/** JSON that no text in it can end early, for an element that holds data. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
