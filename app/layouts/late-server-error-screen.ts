import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as screen from './server-error-screen.tsx';

/** Its code comes with every page: when it is needed there may be no network. */
export const ServerErrorScreen = placed(
  createIsomorphicFn()
    .server(() => screen.ServerErrorScreen)
    .client(() =>
      latePart(() => import('./server-error-screen.tsx').then((late) => late.ServerErrorScreen)),
    )(),
);
