import { z } from 'zod';
import { MAX_SEARCH_TEXT } from './search-texts.ts';

/** What a page of editors says to search engines; null where they read what shoppers do. */
export const searchTextsSchema = z
  .object({
    title: z.string().trim().max(MAX_SEARCH_TEXT.title),
    description: z.string().trim().max(MAX_SEARCH_TEXT.description),
  })
  .meta({ isSearchTexts: true })
  .nullable()
  .default(null);

/** What is said of a family or product; what is left out is said by its page. */
export const searchEnginesSchema = z
  .object({ title: z.string().optional(), description: z.string().optional() })
  .optional();
