import { z } from 'zod';
import { oneWord, readWords } from '../catalogue/face.ts';

const SERVICES = ['giftCard', 'stores', 'help'] as const;

/** The title of a page, and what shoppers type for it. */
const service = z.tuple([z.string(), z.string()]).transform(([title, words]) => ({ title, words }));
/** Words of a title that tell what a topic is about, and what shoppers type for it. */
const topic = z.tuple([z.string(), z.string()]).transform(([heads, words]) => ({ heads, words }));

/** How shoppers of each language ask for what is no product. */
export const SERVICE_WORDS = readWords(
  new URL('./service-words.csv', import.meta.url),
  z.object({
    services: z.record(z.enum(SERVICES), service),
    sale: z.object({ words: oneWord }),
    topics: z.record(z.string(), topic),
  }),
);
