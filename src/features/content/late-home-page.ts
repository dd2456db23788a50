import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as page from './home-page.tsx';

export const loadHomePage = () => import('./home-page.tsx');

/** Home: links and pictures, whose code comes after the page. */
export const HomePage = placed(
  createIsomorphicFn()
    .server(() => page.HomePage)
    .client(() => latePart(() => loadHomePage().then((late) => late.HomePage)))(),
);
