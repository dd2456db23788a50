import { Trans } from '@lingui/react/macro';
import type { PromotionMark } from '#src/domain/promotion/promotion-mark.schema.ts';

/** What a promotion is called on what takes part in it: said of members whoever reads it. */
export function PromotionLabel({ mark: { label, forMembers } }: { mark: PromotionMark }) {
  return forMembers ? <Trans>For members: {label}</Trans> : label;
}
