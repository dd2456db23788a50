/** Editors' pages by their uid, which is the same in every shop. */
export type StoryId = 'noel25' | 'linen26' | 'care25' | 't10' | 't11' | 'lb7' | 'lb8';

/** What editors wrote for one page, in one language. */
export type StoryWords = {
  /** Its name in the address. */
  slug: string;
  title: string;
  text: string;
  /** Rich text: a title, and what follows it. */
  bodyTitle: string;
  body: string;
  /** Beside its two pictures. */
  parts: readonly [{ title: string; text: string }, { title: string; text: string }];
  /** Above its row of products. */
  products: string;
};

/** A page without words in a language is not in the shops that speak it. */
export type StoriesWords = Partial<Record<StoryId, StoryWords>>;
