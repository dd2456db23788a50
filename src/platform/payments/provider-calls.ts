import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { PaymentPlan } from './card-gateway.ts';
import type { AccountSettings } from './payment-accounts.ts';
import type { Transfer } from './payment-facts.ts';

/** How an account takes a method; null where its service has no rule for it. */
export function planBy(
  rules: Readonly<Partial<Record<PaymentMethod, { canWait?: true }>>>,
  { provider: service, captureAtDispatch, credit }: AccountSettings,
  method: PaymentMethod,
): PaymentPlan | null {
  const rule = rules[method];
  if (rule === undefined) return null;
  const waits = rule.canWait === true && captureAtDispatch.includes(method);
  return {
    service,
    capture: waits ? 'dispatch' : 'immediate',
    credit: credit[method] ?? null,
  };
}

/** How long a provider may take, ms; the SDKs themselves would wait for very long. */
const BUDGET_MS = 5_000;

/** What a call answers in time. It may have acted all the same: only calls with a key are repeated. */
export async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider does not answer')), BUDGET_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a provider will never do what it was asked for; null for anything that may pass. */
export type RefusalOf = (error: unknown) => string | null;

/** Answers what a call says, or that it was refused; what may pass is thrown. */
export async function orRefused(
  refusalOf: RefusalOf,
  call: () => Promise<Transfer>,
): Promise<Transfer> {
  try {
    return await call();
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return { providerId: null, state: 'failed', reason };
  }
}

/** What was not answered in time may have been done: a call with a key is made once more. */
export async function onceMore<T>(refusalOf: RefusalOf, call: () => Promise<T>): Promise<T> {
  return call().catch((error: unknown) => {
    if (refusalOf(error) !== null) throw error;
    return call();
  });
}
