import type { FreeCartCriteria } from '#src/domain/shop/web-domain.schema.ts';

type FreeLine = { quantity: number; segmentationId: string };

/** Whether a cart of zero may be ordered in a shop; no criteria means yes. */
export function mayOrderFree(
  criteria: FreeCartCriteria | null,
  lines: readonly FreeLine[],
): boolean {
  if (criteria === null) return true;
  const items = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    criteria.enabled &&
    (criteria.maxItems === null || items <= criteria.maxItems) &&
    !lines.some((line) => criteria.excludedSegmentationIds.includes(line.segmentationId))
  );
}
