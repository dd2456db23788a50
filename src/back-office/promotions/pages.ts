import { lazyPage } from '../look/lazy-page.ts';

/** Pages about promotions, each loaded when it is opened. */

export const PromotionsList = lazyPage(() => import('./promotions-list.tsx'), 'PromotionsList');
export const TrialPage = lazyPage(() => import('./trial-page.tsx'), 'TrialPage');
