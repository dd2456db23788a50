import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { nextTask } from '#src/ui/after-load.tsx';

/**
 * Takes up a page in the browser. What reading its code, making the router and taking up the
 * document cost is a task each, so that a press in between is answered (decision 015): Start's own
 * entry makes the router within React's first rendering.
 */
async function takeUpPage(): Promise<void> {
  await nextTask();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
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

// A stylesheet that cannot be had costs its look alone: what it belongs to is shown without it.
addEventListener('vite:preloadError', (event) => {
  if (/preload CSS/.test(event.payload.message)) event.preventDefault();
});

takeUpPage().catch((error: unknown) => {
  window.loseScript?.();
  throw error;
});
