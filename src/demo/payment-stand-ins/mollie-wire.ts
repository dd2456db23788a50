import {
  capturedCents,
  refundableCents,
  refundedCents,
  type StandInCapture,
  type StandInChargeback,
  type StandInPayment,
  type StandInRefund,
} from './mollie-state.ts';

/** What the stand-in answers, in the shapes of Mollie's Payments API. */

const link = (href: string, type = 'application/hal+json') => ({ href, type });
const documentation = link('https://docs.mollie.com/reference/handling-errors', 'text/html');

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An error as Mollie writes it. */
export const mollieError = (status: number, detail: string, field?: string) => ({
  status,
  title: TITLES[status] ?? 'Error',
  detail,
  ...(field !== undefined && field !== '' && { field }),
  _links: { documentation },
});

const amount = (cents: number, currency: string) => ({ value: (cents / 100).toFixed(2), currency });

type Named = { origin: string; payment: StandInPayment };

const pathOf = ({ origin, payment }: Named) => `${origin}/v2/payments/${payment.id}`;

export const captureBody = (at: Named, capture: StandInCapture) => ({
  resource: 'capture',
  id: capture.id,
  mode: 'test',
  amount: amount(capture.cents, at.payment.asked.amount.currency),
  status: capture.status,
  metadata: capture.metadata ?? null,
  paymentId: at.payment.id,
  createdAt: capture.createdAt,
  _links: {
    self: link(`${pathOf(at)}/captures/${capture.id}`),
    payment: link(pathOf(at)),
    documentation,
  },
});

export const refundBody = (at: Named, refund: StandInRefund) => ({
  resource: 'refund',
  id: refund.id,
  mode: 'test',
  amount: amount(refund.cents, at.payment.asked.amount.currency),
  status: refund.status,
  description: '',
  metadata: refund.metadata ?? null,
  paymentId: at.payment.id,
  createdAt: refund.createdAt,
  _links: {
    self: link(`${pathOf(at)}/refunds/${refund.id}`),
    payment: link(pathOf(at)),
    documentation,
  },
});

const chargebackBody = (at: Named, { id, cents, createdAt, reversedAt }: StandInChargeback) => ({
  resource: 'chargeback',
  id,
  amount: amount(cents, at.payment.asked.amount.currency),
  reason: { code: 'fraud', description: 'Not authorised by the cardholder' },
  createdAt,
  reversedAt: reversedAt ?? null,
  paymentId: at.payment.id,
  _links: { self: link(`${pathOf(at)}/chargebacks/${id}`), payment: link(pathOf(at)) },
});

/** A payment, with the lists that were asked for embedded. */
export function paymentBody(at: Named, embed: readonly string[]) {
  const { origin, payment } = at;
  const { id, asked, cents, status, createdAt, captureBefore } = payment;
  const { currency } = asked.amount;
  const isUndecided = status === 'open' || status === 'pending';
  const { method = null } = asked;
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt,
    amount: amount(cents, currency),
    description: asked.description,
    method: Array.isArray(method) ? (method[0] ?? null) : method,
    metadata: asked.metadata ?? null,
    status,
    // Cards cannot be cancelled once their page is open.
    ...(isUndecided && { isCancelable: method !== 'creditcard' }),
    ...(captureBefore !== undefined && { captureBefore }),
    ...(payment.captures.length > 0 && {
      amountCaptured: amount(capturedCents(payment), currency),
    }),
    ...(refundableCents(payment) > 0 && {
      amountRefunded: amount(refundedCents(payment), currency),
      amountRemaining: amount(refundableCents(payment), currency),
    }),
    captureMode: asked.captureMode ?? 'automatic',
    locale: asked.locale ?? 'en_GB',
    profileId: 'pfl_standin',
    sequenceType: 'oneoff',
    redirectUrl: asked.redirectUrl,
    ...(asked.webhookUrl !== undefined && { webhookUrl: asked.webhookUrl }),
    _links: {
      self: link(pathOf(at)),
      ...(isUndecided && { checkout: link(`${origin}/checkout/${id}`, 'text/html') }),
      dashboard: link(`${origin}/checkout/${id}`, 'text/html'),
      documentation,
    },
    ...(embed.length > 0 && {
      _embedded: {
        ...(embed.includes('captures') && {
          captures: payment.captures.map((capture) => captureBody(at, capture)),
        }),
        ...(embed.includes('refunds') && {
          refunds: payment.refunds.map((refund) => refundBody(at, refund)),
        }),
        ...(embed.includes('chargebacks') && {
          chargebacks: payment.chargebacks.map((chargeback) => chargebackBody(at, chargeback)),
        }),
      },
    }),
  };
}
