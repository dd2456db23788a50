import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';

/** The form that a provider sends with the shopper; what is none says nothing. */
async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

const KEPT = ['reference', 'sessionId', 'sessionResult'];

/**
 * A return by POST comes from another site without the session's cookies, which are SameSite=Lax:
 * the same page by GET has them. All that is taken along is our reference and what the provider alone
 * reads; what became of the payment is asked of the platform (T37).
 */
export async function paymentReturnAnswer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const form = await formOf(request);
  const params = new URLSearchParams();
  for (const name of KEPT) {
    const sent = form.get(name) ?? searchParams.get(name);
    if (typeof sent === 'string') params.set(name, sent);
  }
  const query = params.size > 0 ? `?${params}` : '';
  return new Response(null, {
    status: HTTP_STATUS.SEE_OTHER,
    headers: { location: `${pathname}${query}`, 'cache-control': 'private, no-store' },
  });
}
