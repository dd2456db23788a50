/** What editors say of a page to search engines; what is empty is said by the page. */
export type SearchTexts = { title: string; description: string };

/** What may be written, in characters. */
export const MAX_SEARCH_TEXT = { title: 120, description: 320 } as const;

/** What search engines show of it on most screens, in characters. */
export const SHOWN_SEARCH_TEXT = { title: 60, description: 155 } as const;

/** What is said, and nothing of what is empty. */
export function saidOf(texts: SearchTexts | null): Partial<SearchTexts> {
  const { title, description } = texts ?? { title: '', description: '' };
  return { ...(title !== '' && { title }), ...(description !== '' && { description }) };
}
