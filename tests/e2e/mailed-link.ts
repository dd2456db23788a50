import type { APIRequestContext } from '@playwright/test';
import { PLATFORM_URL } from '../support/test-ports.ts';
import { expect } from './shop-test.ts';

/** Path of the link in the newest mail of a shop to an address, once it has been written. */
export async function mailedLink(request: APIRequestContext, email: string, path: string) {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await request.get(`${PLATFORM_URL}/outbox`)).text();
      for (const [, id, row] of list.matchAll(/\/outbox\/([\w-]+)">([\s\S]*?)<\/tr>/g)) {
        if (!row?.includes(email)) continue;
        const mail = await (await request.get(`${PLATFORM_URL}/outbox/${id}/html`)).text();
        const [link] = mail.match(new RegExp(`${path}[^"]*`)) ?? [];
        if (link !== undefined) found = link.replaceAll('&amp;', '&');
      }
      return found;
    })
    .not.toBe('');
  return found;
}
