import { wholeLanguage } from '#src/i18n/messages.ts';
import { afterLoad } from '#src/ui/after-load.tsx';

/** What is asked and measured on a page, after it; apart from `after-page.ts`, whose screens stand in frames. */
export const Measurement = afterLoad(
  'Measurement',
  () => import('#src/features/analytics/measurement.after.tsx'),
  () => wholeLanguage,
);
