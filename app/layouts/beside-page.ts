import { wholeLanguage } from '#src/i18n/messages.ts';
import { afterLoad, withEveryPage } from '#src/ui/after-load.tsx';

/** What stands beside a page, after it; apart from `after-page.ts`, whose screens stand in frames. */
export const BesidePage = withEveryPage(
  afterLoad(
    'BesidePage',
    () => import('./beside-page.after.tsx'),
    () => wholeLanguage,
  ),
);
