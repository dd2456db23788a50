import { z } from 'zod';

/** How many names of files are matched at a time. */
export const MAX_MATCHED = 500;

/** A colour that photographs may be given to. */
const pictureTargetSchema = z.object({
  productId: z.string(),
  optionId: z.string(),
  /** Of product and colour, in the language of the caller. */
  name: z.string(),
  colour: z.string(),
});
export type PictureTarget = z.infer<typeof pictureTargetSchema>;

export const pictureTargetsSchema = z.object({ values: z.array(pictureTargetSchema) });

export const pictureNamesSchema = z.strictObject({
  names: z.array(z.string().max(300)).min(1).max(MAX_MATCHED),
});

export const pictureMatchesSchema = z.object({
  /** In the order of the names. */
  values: z.array(
    z.object({
      name: z.string(),
      /** None where it is called after nothing that is known, several where it leaves open which. */
      targets: z.array(pictureTargetSchema),
      /** Its place among the pictures of the colour, where the name says it. */
      place: z.int().min(0).nullable(),
    }),
  ),
});
export type PictureMatch = z.infer<typeof pictureMatchesSchema>['values'][number];
