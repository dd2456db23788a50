import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { nextTask } from '#src/ui/after-load.tsx';

/** The files that the page names as its own; parts name theirs later. */
const ownFiles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
  ({ href }) => href,
);

/**
 * Hydrates the page. What reading its code, making the router and hydrating the document cost is a
 * task each, so that a click in between is answered (decision 015): Start's own entry makes the
 * router within React's first rendering.
 */
async function hydratePage(): Promise<void> {
  await nextTask();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  // The router would show an error in place of a page whose own code is lost.
  await Promise.all(ownFiles.map((file) => import(/* @vite-ignore */ file)));
  const router = await hydrateStart();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

hydratePage().catch((error: unknown) => {
  window.loseScript?.();
  throw error;
});
