import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { SELLER_FIELDS } from './seller.ts';

/** What a shop lacks before it may open. */
export const legalGapsSchema = z.object({
  shops: z.array(
    z.object({
      domain: z.enum(ONLINE_LOCALES),
      /** Pages that nobody has checked. */
      drafts: z.array(z.enum(LEGAL_PAGES)),
      /** Pages that nobody has written. */
      missing: z.array(z.enum(LEGAL_PAGES)),
      /** Empty fields of the seller. */
      seller: z.array(z.enum(SELLER_FIELDS)),
    }),
  ),
});
export type LegalGaps = z.infer<typeof legalGapsSchema>;
