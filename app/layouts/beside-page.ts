import { wholeLanguage } from '#src/i18n/messages.ts';
import { afterLoad } from '#src/ui/after-load.tsx';

/** What stands beside a page, after it; apart from `after-page.ts`, whose screens stand in frames. */
export const BesidePage = afterLoad(
  'BesidePage',
  () => import('./beside-page.after.tsx'),
  () => wholeLanguage,
);
