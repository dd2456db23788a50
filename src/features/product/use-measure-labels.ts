import { useLingui } from '@lingui/react/macro';
import type { Measure } from '#src/domain/catalogue/catalogue.values.ts';

/** What measures of the body are called. */
export function useMeasureLabels(): Record<Measure, string> {
  const { t } = useLingui();
  return {
    chest: t`Chest`,
    waist: t`Waist`,
    hips: t`Hips`,
    insideLeg: t`Inside leg`,
    foot: t`Foot length`,
    height: t`Height`,
  };
}
