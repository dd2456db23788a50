import { z } from 'zod';

export const segmentationsSchema = z.array(
  z.object({
    segmentationId: z.string(),
    parent: z
      .object({ segmentationId: z.string() })
      .nullable()
      .describe('The kind above it, which is in the list; null for the first level'),
    title: z.string(),
  }),
);

export type Segmentation = z.infer<typeof segmentationsSchema>[number];
