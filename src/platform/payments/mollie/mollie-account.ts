import http from 'node:http';
import https from 'node:https';
import {
  createMollieClient,
  MollieApiError,
  type MollieClient,
  PaymentEmbed,
  PaymentStatus,
} from '@mollie/api-client';
import { z } from 'zod';
import type { CardPayment, PaymentAccount } from '../card-gateway.ts';
import type { MollieSettings } from '../payment-accounts.ts';
import type { Transfer } from '../payment-facts.ts';
import type { Payment } from '../payment-store.ts';
import { inTime, onceMore, orRefused, planBy } from '../provider-calls.ts';
import type { SettlementSource } from '../settlements.ts';
import {
  amountOf,
  captureTransfer,
  centsOf,
  isCaptureOf,
  isRefundOf,
  mollieFacts,
  refundTransfer,
} from './mollie-facts.ts';
import { METHOD_RULES, paymentRequest } from './mollie-request.ts';
import { mollieSettlements } from './mollie-settlements.ts';
import { webhookUrl } from './mollie-webhook.ts';

/** Where the settlements of an account come from; nowhere without a token for them. */
export function openMollieSettlements(settings: MollieSettings): SettlementSource {
  const { settlementToken: accessToken } = settings;
  return accessToken === undefined ? {} : mollieSettlements(openClient(settings, { accessToken }));
}

const SERVICE = 'mollie';
const EMBED = [PaymentEmbed.captures, PaymentEmbed.refunds, PaymentEmbed.chargebacks];

const metadataSchema = z.object({ reference: z.string() });

/**
 * The SDK makes an agent that speaks HTTPS alone, for whatever endpoint. While it makes it for one
 * on this machine without encryption, it gets the other agent.
 */
function withPlainAgent<T>(make: () => T): T {
  const { Agent } = https;
  Object.assign(https, { Agent: http.Agent });
  try {
    return make();
  } finally {
    Object.assign(https, { Agent });
  }
}

function openClient(
  { endpoint }: MollieSettings,
  key: { apiKey: string } | { accessToken: string },
): MollieClient {
  const make = () =>
    createMollieClient({ ...key, ...(endpoint !== undefined && { apiEndpoint: endpoint }) });
  return endpoint?.startsWith('http:') ? withPlainAgent(make) : make();
}

const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 404, 410, 422]);

/** Why Mollie will never do what it was asked for; null for anything that may pass. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof MollieApiError) || !REFUSALS.has(error.statusCode)) return null;
  return error.message;
}

type Places = { platformOrigin: string; brandName: string };

/** An account with Mollie: payments by its Payments API, on its own pages. */
export function openMollie(settings: MollieSettings, places: Places): PaymentAccount {
  const client = openClient(settings, { apiKey: settings.apiKey });

  /** The payment as Mollie has it, which must be ours: same reference, amount and currency (T36). */
  async function read({ providerId, reference, centAmount, currency }: Payment) {
    if (providerId === null) return null;
    const found = await inTime(client.payments.get(providerId, { embed: EMBED }));
    const isOurs =
      metadataSchema.safeParse(found.metadata).data?.reference === reference &&
      centsOf(found.amount) === centAmount &&
      found.amount.currency === currency;
    if (!isOurs) throw new Error('a payment at Mollie contradicts ours');
    return found;
  }

  async function requireRead(payment: Payment) {
    const found = await read(payment);
    if (found === null) throw new Error('Mollie has no such payment');
    return found;
  }

  async function refund(
    payment: Payment,
    { refundId, centAmount }: { refundId: string; centAmount: number },
  ): Promise<Transfer> {
    return orRefused(refusalOf, async () => {
      const found = await requireRead(payment);
      // Mollie forgets keys after an hour, and refunds never.
      const earlier = found._embedded?.refunds?.find(isRefundOf(refundId));
      if (earlier !== undefined) return refundTransfer(earlier);
      const made = await inTime(
        client.paymentRefunds.create({
          paymentId: found.id,
          amount: amountOf(centAmount, payment.currency),
          description: places.brandName,
          metadata: { refundId },
          idempotencyKey: refundId,
        }),
      );
      return refundTransfer(made);
    });
  }

  /** Mollie itself knows what was captured. */
  async function release(payment: Payment): Promise<void> {
    const found = await requireRead(payment);
    if (found.status !== PaymentStatus.authorized) return;
    await inTime(client.payments.releaseAuthorization(found.id));
  }

  return {
    service: SERVICE,
    planMethod: (method) => planBy(METHOD_RULES, settings, method),
    open: async (payment: CardPayment) => {
      if (payment.walletToken !== null) throw new Error('Mollie takes no token of our wallets');
      const request = paymentRequest(payment, {
        description: `${places.brandName} ${payment.reference.slice(0, 8)}`,
        webhookUrl: webhookUrl(places.platformOrigin, payment.reference),
      });
      const made = await onceMore(refusalOf, () => inTime(client.payments.create(request)));
      const redirectUrl = made.getCheckoutUrl();
      if (redirectUrl === null) throw new Error('Mollie gave the payment no page');
      return { redirectUrl, providerId: made.id };
    },
    cancel: async (payment, { challenged }) => {
      const found = await read(payment);
      // Nobody was given its page.
      if (found === null) return true;
      const { status, isCancelable } = found;
      if (status !== PaymentStatus.open && status !== PaymentStatus.pending) return false;
      if (status === PaymentStatus.pending && !(challenged && isCancelable)) return false;
      if (isCancelable) await inTime(client.payments.cancel(found.id));
      // One that cannot be cancelled ends by itself; money that still comes is given back.
      return true;
    },
    look: async (payment) => {
      const found = await read(payment);
      return found === null ? [] : mollieFacts(found);
    },
    finish: async () => undefined,
    findVoucher: async () => null,
    capture: (payment, { captureId, centAmount }) =>
      orRefused(refusalOf, async () => {
        const found = await requireRead(payment);
        const earlier = found._embedded?.captures?.find(isCaptureOf(captureId));
        if (earlier !== undefined) return captureTransfer(earlier);
        const made = await inTime(
          client.paymentCaptures.create({
            paymentId: found.id,
            amount: amountOf(centAmount, payment.currency),
            description: captureId,
            metadata: { captureId },
            idempotencyKey: captureId,
          }),
        );
        return captureTransfer(made);
      }),
    release,
    giveBack: async (payment, refundId) => {
      const found = await read(payment);
      if (found === null) return null;
      if (found.status === PaymentStatus.authorized) {
        await release(payment);
        return null;
      }
      if (found.status === PaymentStatus.paid) {
        return refund(payment, { refundId, centAmount: payment.centAmount });
      }
      if (found.isCancelable) await inTime(client.payments.cancel(found.id));
      return null;
    },
    refund,
  };
}
