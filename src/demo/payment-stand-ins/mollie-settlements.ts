import { Hono } from 'hono';
import { newId, type StandInPayment } from './mollie-state.ts';
import { type ChangePaidOut, createPurse, type PaidOut } from './pay-out.ts';

type Settlement = { id: string; settledAt: string; entries: PaidOut[] };

/** Everything of payments that money moved for. */
function moved({ id: paymentId, asked, cents, status, ...payment }: StandInPayment): PaidOut[] {
  const { currency } = asked.amount;
  const part = (kind: PaidOut['kind'], { id, cents: own }: { id: string; cents: number }) => ({
    ...{ kind, paymentId, transferId: id, cents: own, currency },
  });
  const isTaken = status === 'paid' && asked.captureMode !== 'manual';
  return [
    ...(isTaken ? [part('captured', { id: paymentId, cents })] : []),
    ...payment.captures
      .filter((capture) => capture.status === 'succeeded')
      .map((capture) => part('captured', capture)),
    ...payment.refunds
      .filter((refund) => refund.status === 'refunded')
      .map((refund) => part('refunded', refund)),
    ...payment.chargebacks.map((chargeback) => part('disputed', chargeback)),
  ];
}

const LISTS = ['payments', 'captures', 'refunds', 'chargebacks'] as const;
type ListName = (typeof LISTS)[number];

function listOf({ kind, paymentId, transferId }: PaidOut): ListName {
  if (kind === 'refunded') return 'refunds';
  if (kind === 'captured') return paymentId === transferId ? 'payments' : 'captures';
  return 'chargebacks';
}

const entryBody = (self: string, { paymentId, transferId, cents, currency, kind }: PaidOut) => ({
  resource: listOf({ kind, paymentId, transferId, cents, currency }).slice(0, -1),
  id: transferId,
  mode: 'live',
  amount: { value: (cents / 100).toFixed(2), currency },
  ...(paymentId === transferId ? { captureMode: 'automatic', status: 'paid' } : { paymentId }),
  createdAt: new Date().toISOString(),
  _links: { self: { href: `${self}/${transferId}`, type: 'application/hal+json' } },
});

/** Mollie's Settlements API, of an organisation: what has been paid out is listed, the newest first. */
export function createMollieSettlements(
  { origin, now }: { origin: string; now: () => Date },
  payments: ReadonlyMap<string, StandInPayment>,
) {
  const settlements: Settlement[] = [];
  const takeNew = createPurse();
  const app = new Hono();
  const page = (self: string, name: string, bodies: object[]) => ({
    count: bodies.length,
    _embedded: { [name]: bodies },
    _links: { self: { href: self, type: 'application/hal+json' }, previous: null, next: null },
  });

  app.get('/', (c) => {
    const self = `${origin}/v2/settlements`;
    const bodies = settlements.map(({ id, settledAt }) => ({
      ...{ resource: 'settlement', id, reference: id, createdAt: settledAt, settledAt },
      ...{ status: 'paidout', amount: { value: '0.00', currency: 'EUR' }, periods: {} },
      _links: { self: { href: `${self}/${id}`, type: 'application/hal+json' } },
    }));
    return c.json(page(self, 'settlements', bodies.reverse()));
  });
  for (const name of LISTS) {
    app.get(`/:id/${name}`, (c) => {
      const self = `${origin}/v2/settlements/${c.req.param('id')}/${name}`;
      const found = settlements.find(({ id }) => id === c.req.param('id'));
      const entries = (found?.entries ?? []).filter((entry) => listOf(entry) === name);
      return c.json(
        page(
          self,
          name,
          entries.map((entry) => entryBody(self, entry)),
        ),
      );
    });
  }

  /** Pays out what has not been paid out. */
  const payOut = async (change: ChangePaidOut = (entries) => entries): Promise<void> => {
    const entries = change(takeNew([...payments.values()].flatMap(moved)));
    settlements.push({ id: newId('stl'), settledAt: now().toISOString(), entries });
  };
  return { app, payOut };
}
