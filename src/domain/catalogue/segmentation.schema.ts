import { z } from 'zod';

export const segmentationsSchema = z.array(
  z.object({
    segmentationId: z.string(),
    parent: z.object({ segmentationId: z.string() }).nullable(),
    title: z.string(),
  }),
);

export type Segmentation = z.infer<typeof segmentationsSchema>[number];
