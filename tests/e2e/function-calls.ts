import type { Page, Request } from '@playwright/test';

/** Calls of server functions, as a page makes them and as others might. */

/** A call without the cookies of its sender. */
export type FunctionCall = {
  url: string;
  path: string;
  body: string;
  headers: Record<string, string>;
};

export const isFunctionCall = (url: string) => url.includes('/_serverFn/');

/** The headers of a request without those of its sender and of its connection. */
export async function headersToRepeat(request: Request): Promise<Record<string, string>> {
  const all = await request.allHeaders();
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !/^(:.*|content-length|cookie|host)$/.test(name)),
  );
}

/** What a page sends while `act` runs: the first POST of a function that `picks` says yes to. */
export async function recordCall(
  page: Page,
  act: () => Promise<unknown>,
  picks: (request: Request) => boolean = () => true,
): Promise<FunctionCall> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && isFunctionCall(request.url()) && picks(request),
  );
  await act();
  const request = await sent;
  const headers = await headersToRepeat(request);
  const url = request.url();
  return { url, path: new URL(url).pathname, body: request.postData() ?? '', headers };
}

/** What a browser says of a page that is opened from the address bar. */
export const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

/** The body of a call as somebody sends it who does not say whom the page was drawn for. */
export const unownedBody = (body: string) => body.replace('"drawnFor"', '"nobody"');
