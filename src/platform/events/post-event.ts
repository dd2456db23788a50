import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isInside, lookupOutside } from '../kernel/network/lookup-outside.ts';

const MOST_MS = 10_000;

type Message = { url: string; headers: Record<string, string>; body: string };
export type Posted = { isTaken: boolean; answer: string };

/** Whether an endpoint's URL may be posted to; names are looked up only as they are. */
export function isAllowedUrl(text: string, { inside }: { inside: boolean }): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (inside) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || !isInside({ address: host }));
}

/**
 * Posts a message, without following where it is sent on to; never throws. `inside` allows endpoints
 * of this network.
 */
export function postEvent(
  { url, headers, body }: Message,
  { inside }: { inside: boolean },
): Promise<Posted> {
  if (!isAllowedUrl(url, { inside })) {
    return Promise.resolve({ isTaken: false, answer: 'this URL is not allowed' });
  }
  return new Promise((resolve) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(MOST_MS),
        ...(!inside && { lookup: lookupOutside }),
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        response.on('error', () => undefined);
        resolve({ isTaken: statusCode >= 200 && statusCode < 300, answer: String(statusCode) });
        response.on('data', () => response.destroy());
      },
    );
    sent.on('error', ({ message }) => resolve({ isTaken: false, answer: message.slice(0, 200) }));
    sent.end(body);
  });
}
