import type { RouterContext } from '#app/routes/__root.tsx';
import { shellContentQuery } from '#src/features/content/content.functions.ts';

/** What the frame of a page shows; its components find it in the cache. */
export async function loadShell({ context }: { context: RouterContext }): Promise<void> {
  await context.queryClient.ensureQueryData(shellContentQuery);
}
