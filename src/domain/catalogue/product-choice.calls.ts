import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { MAX_PUBLISHED } from './publication-set.schema.ts';
import { listedProductSchema } from './staff-product.schema.ts';

const productChoiceSchema = listedProductSchema
  .pick({ id: true, name: true, brand: true, optionId: true, look: true, openIn: true })
  .meta({ id: 'ProductChoice' });
export type ProductChoice = z.infer<typeof productChoiceSchema>;

/** So many are offered; more letters find fewer. */
export const OFFERED_PRODUCTS = 20;

export const findProductChoices = defineCall({
  method: 'POST',
  path: '/staff/product-choices',
  summary: 'Find products by name, brand, number, sku or barcode, or those of some numbers',
  by: 'staff',
  needs: 'prices:write',
  request: {
    body: z.union([
      z.strictObject({ q: z.string().trim().max(200) }),
      z.strictObject({
        ids: z
          .array(z.string().regex(/^[\w-]{1,40}$/))
          .min(1)
          .max(MAX_PUBLISHED),
      }),
    ]),
  },
  answers: { 200: 'The newest first' },
  answer: z.object({ values: z.array(productChoiceSchema) }).meta({ id: 'ProductChoices' }),
  errors: [],
});
