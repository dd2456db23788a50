import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The files that the page names as its own. */
const ownFiles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
  ({ href }) => href,
);

/**
 * Hydrates the page once all of its code and messages are loaded. Start's own entry begins before,
 * and would show an error instead of a page that lacks one file.
 */
async function hydratePage(): Promise<void> {
  await Promise.all(ownFiles.map((file) => import(/* @vite-ignore */ file)));
  const router = await hydrateStart();
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
  // The page stays as the server sent it: its links and forms work by themselves.
  window.loseScript?.();
  throw error;
});
