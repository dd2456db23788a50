import { getRelatedProducts } from '#src/gateway/catalogue.server.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** What goes with a product and what resembles it. */
export const readRelated = cachedRead('related', CATALOGUE_RULE, getRelatedProducts);
