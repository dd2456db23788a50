/** A part of a page that looks the same on every page which shows the same in it. */
export type PagePart = {
  /** All that its content follows from. */
  key: string;
  /** React's id of its place, where the content has ids of its own: they follow from it. */
  place: string | undefined;
};

/** A picture that is fetched before the page is laid out, by a link in its head. */
export type EarlyPicture = { src: string; srcSet: string; sizes: string };

/** What the element of a part is marked by, and what stands for content that is ready. */
export type NotedPart = { mark: string } & (
  | { isReady: false }
  /** The content need not be rendered; the head of the page still names its early pictures. */
  | { isReady: true; pictures: readonly EarlyPicture[] }
);

/**
 * Parts of the page that is being rendered for everybody, as HTML that an earlier page has made
 * (decision 061). Pages that are one visitor's have none.
 */
export type PageParts = {
  /** Notes a part where the page has it. */
  note: (part: PagePart) => NotedPart;
  /**
   * Notes JSON that stands in an element of its own, its mark: texts, and values that were read once for
   * many pages, whose own JSON is ready.
   */
  noteJson: (pieces: readonly (string | object)[]) => string;
};
