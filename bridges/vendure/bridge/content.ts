import { z } from 'zod';
import type { OnlineLocale } from '../../../src/domain/shop/locales.ts';
import { ALL_CALLS } from '../../../src/domain/wire/all-calls.ts';
import { capabilityOf } from '../../../src/domain/wire/call.ts';
import { HEADER } from '../../../src/domain/wire/headers.ts';
import { keptFor } from './context.ts';
import { SETTINGS } from './settings.ts';

/** Texts of editors stay with a Vitrine platform, which runs with an empty catalogue. */

const domainsSchema = z.array(
  z.object({
    domain: z.string(),
    storeId: z.string(),
    params: z.object({ capabilities: z.looseObject({}).optional() }),
  }),
);

const KEPT_MS = 30_000;
const domains = keptFor(KEPT_MS, async (url) => {
  const response = await fetch(new URL('/web-domains/', url), {
    headers: {
      [HEADER.subscriptionKey]: SETTINGS.subscriptionKey,
      [HEADER.locale]: 'fr-fr',
      [HEADER.sessionId]: 'shared',
      [HEADER.deviceChannel]: 'SD',
    },
    signal: AbortSignal.timeout(1_500),
  });
  if (!response.ok) throw new Error(`the platform of the texts answers ${response.status}`);
  return domainsSchema.parse(await response.json());
});

async function domainOf(domain: OnlineLocale) {
  if (SETTINGS.contentUrl === null) return undefined;
  // A shop sells on where its texts are away.
  const values = await domains(SETTINGS.contentUrl).catch(() => []);
  return values.find((one) => one.domain === domain);
}

export async function contentCapabilities(domain: OnlineLocale): Promise<{ content?: true }> {
  const found = await domainOf(domain);
  return found?.params.capabilities?.content === true ? { content: true } : {};
}

export const CONTENT_CALLS = ALL_CALLS.filter((call) => capabilityOf(call) === 'content');

/** Sends a request on as it is, but for the store id, which each platform has its own of. */
export async function forwarded(request: Request, domain: OnlineLocale): Promise<Response | null> {
  const found = await domainOf(domain);
  if (found === undefined || SETTINGS.contentUrl === null) return null;
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(HEADER.storeId, found.storeId);
  for (const name of ['host', 'connection', 'content-length', 'authorization'])
    headers.delete(name);
  const body = request.method === 'GET' ? null : await request.text();
  const answer = await fetch(new URL(`${pathname}${search}`, SETTINGS.contentUrl), {
    method: request.method,
    headers,
    body,
    signal: AbortSignal.timeout(3_000),
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
  });
}
