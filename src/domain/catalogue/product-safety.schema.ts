import { z } from 'zod';

const companySchema = z.object({
  name: z.string(),
  /** Postal, in one line. */
  address: z.string(),
  /** An e-mail or a URL. */
  contact: z.string(),
});
/** Who answers for a product in law. */
export type Company = z.infer<typeof companySchema>;

export const productSafetySchema = z.object({
  manufacturer: companySchema.nullable(),
  /** In the Union, where the manufacturer is not. */
  responsible: companySchema.nullable(),
  /** Warnings and safety information; empty where there are none. */
  warnings: z.string(),
});
/** What an offer must say of a product's safety (regulation (EU) 2023/988, article 19). */
export type ProductSafety = z.infer<typeof productSafetySchema>;
