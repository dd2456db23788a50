import { z } from 'zod';
import { HERO_FOLDERS } from './content.values.ts';

/** A picture of one of the folders, by its title: editors choose from what is there. */
export const heroSchema = z.string().meta({ folders: Object.values(HERO_FOLDERS) });

/** A picture of the retailer's own, shown whole; its size in pixels. */
export const uploadSchema = z
  .object({
    pictureId: z.string().regex(/^[0-9a-f]{32}$/),
    width: z.int().positive(),
    height: z.int().positive(),
    /** What it shows, for who does not see it. */
    alt: z.string().min(1),
  })
  .meta({ isUpload: true });
export type Upload = z.infer<typeof uploadSchema>;

/** A path without locale prefix, or an absolute https URL: editors choose from what the shop has. */
export const urlSchema = z.string().meta({ isLink: true });
/** Text with paragraphs, headings, lists and links, as HTML that is cleaned where it is shown. */
export const richTextSchema = z.string().meta({ isRichText: true });

/** Names and colours that are the same in all languages. */
export const codeSchema = z.string().meta({ isCode: true });
export const codeOf = (form: RegExp) => z.string().regex(form).meta({ isCode: true });

export const linkSchema = z.object({ label: z.string(), url: urlSchema });
/** `url` is a path without locale prefix, or an absolute https URL. */
export type ContentLink = z.infer<typeof linkSchema>;

/** A picture with words and one link. */
export const leadSchema = z.object({
  hero: heroSchema,
  title: z.string(),
  text: z.string(),
  link: linkSchema,
});
