import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as screen from './not-found-screen.tsx';

/** Its code comes after the page. */
export const NotFoundScreen = placed(
  createIsomorphicFn()
    .server(() => screen.NotFoundScreen)
    .client(() =>
      latePart(() => import('./not-found-screen.tsx').then((late) => late.NotFoundScreen)),
    )(),
);
