import type { APIRequestContext } from '@playwright/test';
import { PLATFORM_URL } from '../support/test-ports.ts';
import { expect } from './shop-test.ts';

/** The link in the newest mail to an address, from where it reads `start` on. */
export async function linkInMail(
  request: APIRequestContext,
  email: string,
  start: string,
  platformUrl = PLATFORM_URL,
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await request.get(`${platformUrl}/outbox`)).text();
      for (const [, id, row] of list.matchAll(/\/outbox\/([\w-]+)">([\s\S]*?)<\/tr>/g)) {
        if (!row?.includes(email)) continue;
        const mail = await (await request.get(`${platformUrl}/outbox/${id}/html`)).text();
        const [, end] = mail.split(start);
        if (end !== undefined && found === '') found = `${start}${end.split('"')[0]}`.replaceAll('&amp;', '&');
      }
      return found;
    })
    .not.toBe('');
  return found;
}

/** The mails of the outbox to an address, as HTML. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await (await request.get(`${PLATFORM_URL}/outbox`)).text();
  const rows = [...list.matchAll(/\/outbox\/([\w-]+)">([\s\S]*?)<\/tr>/g)];
  const own = rows.filter(([, , row]) => row?.includes(email));
  return Promise.all(
    own.map(async ([, id]) => (await request.get(`${PLATFORM_URL}/outbox/${id}/html`)).text()),
  );
}
