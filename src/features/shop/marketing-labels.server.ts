import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { entriesOf } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** What editors write of products with a label; null when that cannot be read (CMS-03, CMS-09). */
export const readMarketingLabels = optional(
  cachedRead('marketing-labels', CONTENT_RULE, entriesOf('marketing_labels')),
  null,
);
