import '@tanstack/react-start/server-only';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import * as calls from '#src/domain/order/order-journey.calls.ts';
import * as returnCalls from '#src/domain/order/return.calls.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { openCommerce } from '#src/session/commerce.server.ts';
import { chosenItems } from './chosen-items.ts';
import { orderClaim, trackedWithdrawal } from './orders.functions.ts';
import {
  CLAIM_PROBLEMS,
  type ClaimProblem,
  DECLARATION_PROBLEMS,
  type DeclarationProblem,
} from './withdrawal-problems.ts';

/** Withdrawing from a contract by two forms that are sent without script (decision 055). */

const locale = v.custom<LocaleCode>(isLocaleCode);
const claimForm = v.object({ locale, orderNumber: v.string(), email: v.string() });
const declarationForm = v.object({ locale, token: trackedWithdrawal.entries.token });

const SEE_OTHER = {
  statusCode: HTTP_STATUS.SEE_OTHER,
  headers: { 'cache-control': 'private, no-store' },
};
const notOurs = () => new Response(null, { status: HTTP_STATUS.BAD_REQUEST });
const notServed = () => new Response(null, { status: HTTP_STATUS.NOT_FOUND });
const readForm = (request: Request) => request.formData().catch(() => new FormData());

/** What the shopper is told; an error that the shopper can do nothing about is thrown again. */
function knownProblem<Problem extends string>(known: readonly Problem[], error: unknown): Problem {
  const problem = isCommerceError(error) && known.find((code) => code === error.code);
  if (!problem) throw error;
  return problem;
}

const claimAgain = (locale: LocaleCode, problem: ClaimProblem) =>
  redirect({ ...SEE_OTHER, to: '/$locale/withdrawal', params: { locale }, search: { problem } });

/** The number and the e-mail of an order lead to it; 400 for a form that none of our pages sends. */
export async function answerClaimForm(request: Request): Promise<Response> {
  const form = v.safeParse(claimForm, Object.fromEntries(await readForm(request)));
  if (!form.success) return notOurs();
  const { locale } = form.output;
  const claim = v.safeParse(orderClaim, form.output);
  if (!claim.success) return claimAgain(locale, 'ORDER_CLAIM_UNKNOWN');
  try {
    const commerce = await openCommerce(locale);
    if (!commerce.caller.served.has('withdrawal')) return notServed();
    await countAttempt('order link', commerce.caller);
    const { token } = await commerce.ask(calls.claimOrder, { body: claim.output });
    return redirect({
      ...SEE_OTHER,
      to: '/$locale/order-tracking',
      params: { locale },
      search: { token },
      hash: 'send-back',
    });
  } catch (error) {
    return claimAgain(locale, knownProblem(CLAIM_PROBLEMS, error));
  }
}

/** Declares what was chosen, and leads to the order, which says so; 400 as above. */
export async function answerDeclarationForm(request: Request): Promise<Response> {
  const data = await readForm(request);
  const form = v.safeParse(declarationForm, Object.fromEntries(data));
  if (!form.success) return notOurs();
  const { locale, token } = form.output;
  const backToOrder = (search: { declared?: string; problem?: DeclarationProblem }) =>
    redirect({
      ...SEE_OTHER,
      to: '/$locale/order-tracking',
      params: { locale },
      search: { token, ...search },
      hash: 'send-back',
    });
  const lines = chosenItems(data);
  if (lines.length === 0) return backToOrder({ problem: 'NONE_CHOSEN' });
  const declaration = v.safeParse(trackedWithdrawal, {
    token,
    returnId: data.get('returnId'),
    lines,
  });
  if (!declaration.success) return notOurs();
  try {
    const commerce = await openCommerce(locale);
    if (!commerce.caller.served.has('withdrawal')) return notServed();
    await countAttempt('order link', commerce.caller);
    await commerce.ask(returnCalls.withdrawTracked, { body: declaration.output });
    return backToOrder({ declared: declaration.output.returnId });
  } catch (error) {
    // Of a link that has ended since, the page of the order tells by itself.
    if (isCommerceError(error, 'ORDER_LINK_UNKNOWN')) return backToOrder({});
    return backToOrder({ problem: knownProblem(DECLARATION_PROBLEMS, error) });
  }
}
