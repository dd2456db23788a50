import '@tanstack/react-start/server-only';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import * as calls from '#src/domain/order/return.calls.ts';
import { isReturnNumber } from '#src/domain/order/return-number.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { openCommerce } from '#src/session/commerce.server.ts';
import { readCustomerAccess } from '#src/session/customer-access.server.ts';
import { FOUND, fileAnswer, noFile, toSignIn } from './file-answer.server.ts';

const askedSchema = v.object({
  locale: v.custom<LocaleCode>(isLocaleCode),
  returnNumber: v.pipe(v.string(), v.check(isReturnNumber)),
  orderNumber: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  token: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
});
type Asked = v.InferOutput<typeof askedSchema>;

/** For the holder of a mail's link. */
async function trackedLabel({ locale, returnNumber }: Asked, token: string): Promise<Response> {
  const commerce = await openCommerce(locale);
  await countAttempt('order link', commerce.caller);
  const body = { token, returnNumber };
  return fileAnswer(await commerce.ask(calls.getTrackedReturnLabel, { body }));
}

/** For the customer of the order; a visitor signs in first and goes to the order. */
async function ownLabel({ locale, returnNumber }: Asked, orderNumber: string): Promise<Response> {
  const access = await readCustomerAccess(await openCommerce(locale));
  if (access.state !== 'secure') {
    const order = new URLSearchParams({ order: orderNumber });
    return toSignIn(locale, `/account/orders?${order}`, access.state);
  }
  const params = { orderNumber, returnNumber };
  return fileAnswer(await access.customer.ask(calls.getReturnLabel, { params }));
}

/** The label of a return as a file; 404 for one that is not the asker's or is sent no more. */
export async function answerReturnLabel(
  { searchParams }: URL,
  returnNumber: string,
): Promise<Response> {
  const input = v.safeParse(askedSchema, {
    locale: searchParams.get('locale'),
    returnNumber,
    orderNumber: searchParams.get('order'),
    token: searchParams.get('token'),
  });
  if (!input.success) return noFile();
  const { locale, orderNumber, token } = input.output;
  try {
    if (token !== null) return await trackedLabel(input.output, token);
    return orderNumber === null ? noFile() : await ownLabel(input.output, orderNumber);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status === HTTP_STATUS.NOT_FOUND) return noFile();
    // The page of the order says what is the matter, and the label can be asked for again.
    return token === null
      ? redirect({ ...FOUND, to: '/$locale/account/orders', params: { locale } })
      : redirect({
          ...FOUND,
          to: '/$locale/order-tracking',
          params: { locale },
          search: { token },
        });
  }
}
