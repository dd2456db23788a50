import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as footer from './footer.tsx';

/** The footer: links and sections that work by themselves until its code has come. */
export const Footer = placed(
  createIsomorphicFn()
    .server(() => footer.Footer)
    .client(() => latePart(() => import('./footer.tsx').then((late) => late.Footer)))(),
);
