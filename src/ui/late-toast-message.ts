import { createIsomorphicFn } from '@tanstack/react-start';
import { afterLoad, placed } from './after-load.tsx';
import * as message from './toast-message.tsx';

/** A toast; its code comes with the page, before it may be needed without a network. */
export const ToastMessage = placed(
  createIsomorphicFn()
    .server(() => message.ToastMessage)
    .client(() =>
      afterLoad(() => import('./toast-message.tsx').then((late) => late.ToastMessage)),
    )(),
);
