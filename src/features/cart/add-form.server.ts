import '@tanstack/react-start/server-only';
import { randomUUID } from 'node:crypto';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { openCommerce } from '#src/session/commerce.server.ts';
import { addToCart } from './cart.server.ts';

const formSchema = v.object({
  locale: v.custom<LocaleCode>(isLocaleCode),
  size: v.pipe(v.string(), v.regex(SKU)),
});

const seeCart = (locale: LocaleCode, notice: 'added' | 'not-added') =>
  redirect({
    statusCode: HTTP_STATUS.SEE_OTHER,
    to: '/$locale/cart',
    params: { locale },
    search: { notice },
    headers: { 'cache-control': 'no-store' },
  });

/**
 * Adds the item of a form that was sent without script, and leads to the cart, which says how that
 * went. 400 for a form that none of our pages sends.
 */
export async function answerAddForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const sent = v.safeParse(formSchema, Object.fromEntries(form));
  if (!sent.success) return new Response(null, { status: HTTP_STATUS.BAD_REQUEST });
  const { locale, size } = sent.output;
  try {
    const idempotencyKey = randomUUID();
    await addToCart(await openCommerce(locale), { sku: size, idempotencyKey, version: null });
    return seeCart(locale, 'added');
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return seeCart(locale, 'not-added');
  }
}
