import { z } from 'zod';

export const environmentSchema = z.object({
  /** Share of recycled matter, in percent. */
  recycledPercent: z.number().min(0).max(100),
  recyclable: z.boolean(),
  hazardousSubstances: z.boolean(),
  /** Sheds plastic microfibres in the wash. */
  microplastics: z.boolean(),
  /** Countries of the three steps, in the shopper's language. */
  weaving: z.string(),
  dyeing: z.string(),
  making: z.string(),
});
/** The environmental qualities that French law asks a seller to tell (AGEC; DOM-25). */
export type EnvironmentalSheet = z.infer<typeof environmentSchema>;

const country = z.string().regex(/^([A-Z]{2})?$/);

/** As a product document says it; the making is in the country that the product comes from. */
export const documentEnvironmentSchema = environmentSchema
  .omit({ making: true })
  // ISO 3166-1 alpha-2, empty where nobody said.
  .extend({ weaving: country, dyeing: country, ecoDesign: z.boolean() })
  .strict();
export type DocumentEnvironment = z.infer<typeof documentEnvironmentSchema>;
