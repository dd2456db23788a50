import type { APIRequestContext } from '@playwright/test';
import { PLATFORM_URL } from '../support/test-ports.ts';
import { expect } from './shop-test.ts';

const CODE = />(\d{6})</;

/** The code of the newest mail to an e-mail; `known` are codes of older ones. */
export async function codeInMail(
  request: APIRequestContext,
  email: string,
  known: readonly string[] = [],
  platformUrl = PLATFORM_URL,
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await request.get(`${platformUrl}/outbox`)).text();
      for (const [, id, row] of list.matchAll(/\/outbox\/([\w-]+)">([\s\S]*?)<\/tr>/g)) {
        if (!row?.includes(email) || found !== '') continue;
        const mail = await (await request.get(`${platformUrl}/outbox/${id}/html`)).text();
        const code = CODE.exec(mail)?.[1] ?? '';
        if (!known.includes(code)) found = code;
      }
      return found;
    })
    .not.toBe('');
  return found;
}
