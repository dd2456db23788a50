import type { CardRefund, PaymentAccount } from '../card-gateway.ts';
import type { AdyenSettings } from '../payment-accounts.ts';
import type { Transfer } from '../payment-facts.ts';
import type { Payment } from '../payment-store.ts';
import { inTime, onceMore, orRefused, planBy } from '../provider-calls.ts';
import { openCheckout, refusalOf } from './adyen-client.ts';
import { modificationReference, RESULT_OF_SESSION } from './adyen-facts.ts';
import { METHOD_RULES, sessionRequest } from './adyen-request.ts';

const SERVICE = 'adyen';

/** Adyen takes what it is asked for, and says later what came of it. */
const accepted = (providerId: string): Transfer => ({
  providerId,
  state: 'accepted',
  reason: null,
});

/** What a modification is about: nothing can be done before the payment has a name. */
function paidId({ paidId: id }: Payment): string {
  if (id === null) throw new Error('Adyen has not told what it calls this payment');
  return id;
}

/** An account with Adyen: sessions on its hosted page, and what its messages say of them. */
export function openAdyen(settings: AdyenSettings): PaymentAccount {
  const { merchantAccount } = settings;
  const { PaymentsApi, ModificationsApi } = openCheckout(settings);
  const amountOf = (value: number, { currency }: Payment) => ({ currency, value });

  async function giveBack(payment: Payment, refundId: string): Promise<Transfer | null> {
    // Nobody paid, as far as Adyen has said: money that still comes is given back when it does.
    if (payment.paidId === null) return null;
    const reference = modificationReference(payment.reference, refundId);
    const transfer = await orRefused(refusalOf, async () => {
      const asked = { merchantAccount, reference };
      const options = { idempotencyKey: refundId };
      const { pspReference } = await inTime(
        ModificationsApi.refundOrCancelPayment(paidId(payment), asked, options),
      );
      return accepted(pspReference);
    });
    return payment.capture === 'immediate' ? transfer : null;
  }

  return {
    service: SERVICE,
    planMethod: (method) => planBy(METHOD_RULES, settings, method),
    open: async (payment) => {
      if (payment.walletToken !== null) throw new Error('Adyen takes no token of our wallets');
      const request = sessionRequest(payment, merchantAccount);
      const options = () => ({ idempotencyKey: payment.reference });
      const { id, url } = await onceMore(refusalOf, () =>
        inTime(PaymentsApi.sessions(request, options())),
      );
      if (url === undefined) throw new Error('Adyen gave the payment no page');
      return { redirectUrl: url, providerId: id };
    },
    // A session cannot be closed and ends by itself; money that still comes is given back.
    cancel: async ({ status }) => status !== 'Pending' && status !== 'Received',
    look: async ({ providerId }, returned = null) => {
      // Only the return can ask, once; everything else comes by messages.
      if (returned === null || returned.sessionId !== providerId) return [];
      const { sessionId, sessionResult } = returned;
      const { status, payments = [] } = await inTime(
        PaymentsApi.getResultOfPaymentSession(sessionId, sessionResult),
      );
      if (status === undefined) return [];
      const id = payments.find(({ resultCode }) => resultCode === 'Authorised')?.pspReference;
      return [
        { kind: 'status', code: RESULT_OF_SESSION[status] },
        ...(id === undefined ? [] : [{ kind: 'paid-as' as const, paidId: id }]),
      ];
    },
    finish: async () => undefined,
    findVoucher: async () => null,
    capture: (payment, { captureId, centAmount }) =>
      orRefused(refusalOf, async () => {
        const { pspReference } = await inTime(
          ModificationsApi.captureAuthorisedPayment(
            paidId(payment),
            {
              merchantAccount,
              amount: amountOf(centAmount, payment),
              reference: modificationReference(payment.reference, captureId),
            },
            { idempotencyKey: captureId },
          ),
        );
        return accepted(pspReference);
      }),
    release: async (payment, takenCents) => {
      // Once a part was captured, Adyen lets the rest go by itself.
      if (takenCents > 0) return;
      await inTime(
        ModificationsApi.cancelAuthorisedPaymentByPspReference(
          paidId(payment),
          { merchantAccount, reference: payment.reference },
          { idempotencyKey: `release-${payment.reference}` },
        ),
      );
    },
    giveBack,
    refund: (payment, { refundId, centAmount }: CardRefund) =>
      orRefused(refusalOf, async () => {
        const { pspReference } = await inTime(
          ModificationsApi.refundCapturedPayment(
            paidId(payment),
            {
              merchantAccount,
              amount: amountOf(centAmount, payment),
              reference: modificationReference(payment.reference, refundId),
            },
            { idempotencyKey: refundId },
          ),
        );
        return accepted(pspReference);
      }),
  };
}
