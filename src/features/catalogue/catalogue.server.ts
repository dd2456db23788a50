import { findProduct, getFamilyProducts, getSegmentations } from '#src/gateway/catalogue.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** A page of a family and what narrows it come in one answer, whichever of them is asked for. */
export const readFamily = cachedRead('family', CATALOGUE_RULE, getFamilyProducts);

/** A product by one of its ids; PRODUCT_NOT_FOUND. */
export const readProduct = cachedRead('product', CATALOGUE_RULE, findProduct);

/** How the catalogue is segmented. */
export const readSegmentations = cachedRead('segmentations', CONTENT_RULE, getSegmentations);
