import { webDomainsSchema } from '#src/contract/web-domains.ts';
import { onLoad, type WebDomain } from '#src/domain/web-domain.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

/** GET /web-domains/ : the parameters of every shop, payment products by rank (§7). */
export async function getWebDomains(context: CallContext): Promise<WebDomain[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: '/web-domains/',
    name: 'GET /web-domains/',
    answer: webDomainsSchema,
  });
  return body.map(onLoad);
}
