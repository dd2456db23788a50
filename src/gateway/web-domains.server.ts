import * as calls from '#src/domain/shop/web-domain.calls.ts';
import { onLoad, type WebDomain } from '#src/domain/shop/web-domain.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** The parameters of every shop, payment products by rank (§7). */
export async function getWebDomains(context: CallContext): Promise<WebDomain[]> {
  return (await ask(context, calls.getWebDomains, {})).map(onLoad);
}
