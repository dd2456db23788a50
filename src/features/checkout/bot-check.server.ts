import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { config } from '#src/session/config.server.ts';

const BUDGET_MS = 2_000;
const JAVASCRIPT = 'text/javascript; charset=utf-8';

/**
 * The bot check of the payment page, from the address that is configured and under our own, so that
 * the policy of the page needs no further host. One that does not come is an empty script: a payment
 * never fails for it.
 */
export async function botCheckScript(): Promise<Response> {
  const headers = { 'content-type': JAVASCRIPT, 'cache-control': 'private, no-store' };
  try {
    const upstream = await fetch(config().botCheckUrl, {
      redirect: 'error',
      signal: AbortSignal.timeout(BUDGET_MS),
    });
    const isScript = upstream.headers.get('content-type')?.startsWith('text/javascript') ?? false;
    if (!upstream.ok || !isScript) throw new Error(`answered ${upstream.status}`);
    return new Response(await upstream.text(), { headers });
  } catch {
    return new Response('', { status: HTTP_STATUS.OK, headers });
  }
}
