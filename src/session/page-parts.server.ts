/** A part of a page that looks the same on every page which shows the same in it. */
export type PagePart = {
  /** All that its content follows from. */
  key: string;
  /** React's id of its place, where the content has ids of its own: they follow from it. */
  place: string | undefined;
};

/**
 * Parts of the page that is being rendered for everybody, as HTML that an earlier page has made
 * (decision 061). Pages that are one visitor's have none.
 */
export type PageParts = {
  /** Notes a part where the page has it; `isReady` when its content need not be rendered. */
  note: (part: PagePart) => { mark: string; isReady: boolean };
};
