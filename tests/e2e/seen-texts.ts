import type { BrowserContext } from '@playwright/test';
import type { Place } from '../support/secret-search.ts';
import { isFunctionCall } from './function-calls.ts';

/**
 * Collects the pages that origins send to browsers, and what functions answer to them; `done` waits
 * for the texts that are still on their way.
 */
export function watchTexts(origins: readonly string[]) {
  const reading: Promise<Place | null>[] = [];
  return {
    watch: (context: BrowserContext) => {
      context.on('response', (response) => {
        const url = new URL(response.url());
        const isPage = response.request().resourceType() === 'document';
        if (!origins.includes(url.origin) || !(isPage || isFunctionCall(url.href))) return;
        const page = isPage ? url.href : (response.request().headers().referer ?? 'nowhere');
        const place = `${isPage ? 'page' : 'answer to'} ${new URL(page).pathname}`;
        // Redirects have no body, and a page that was left takes its bodies along.
        reading.push(
          response.text().then(
            (text) => ({ place, text }),
            () => null,
          ),
        );
      });
    },
    done: async () => (await Promise.all(reading)).filter((seen) => seen !== null),
  };
}
