import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { SELLER_FIELDS } from './seller.ts';

/** What only the retailer can decide, and what nothing can be sold without. */
export const NEEDED_SETTINGS = ['delivery rates', 'payment methods'] as const;
export type NeededSetting = (typeof NEEDED_SETTINGS)[number];

/** What a shop lacks before it may open. */
export const legalGapsSchema = z.object({
  shops: z.array(
    z.object({
      domain: z.enum(ONLINE_LOCALES),
      /** Pages that nobody has checked. */
      drafts: z.array(z.enum(LEGAL_PAGES)),
      /** Pages that nobody has written. */
      missing: z.array(z.enum(LEGAL_PAGES)),
      /** Pages whose official notice nobody has uploaded. */
      notices: z.array(z.enum(LEGAL_PAGES)),
      /** Empty fields of the seller. */
      seller: z.array(z.enum(SELLER_FIELDS)),
      settings: z.array(z.enum(NEEDED_SETTINGS)),
    }),
  ),
});
export type LegalGaps = z.infer<typeof legalGapsSchema>;
