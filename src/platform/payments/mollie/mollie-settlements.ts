import { CaptureMethod, type MollieClient, SettlementStatus } from '@mollie/api-client';
import type { SettledKind } from '#src/domain/payment/settlement.ts';
import { inTime } from '../provider-calls.ts';
import type { SettledEntry, Settlement, SettlementSource } from '../settlements.ts';
import { centsOf } from './mollie-facts.ts';

/** As many settlements as are looked at, the newest first: one a day makes a quarter of a year. */
const MAX_SETTLEMENTS = 100;

type Settled = { id: string; amount: { value: string; currency: string } };

function entry(kind: SettledKind, paymentId: string, { id, amount }: Settled): SettledEntry {
  const centAmount = Math.abs(centsOf(amount));
  return { kind, paymentId, transferId: id, centAmount, currency: amount.currency };
}

/** Everything of one settlement. */
async function readEntries(client: MollieClient, settlementId: string): Promise<SettledEntry[]> {
  const entries: SettledEntry[] = [];
  for await (const payment of client.settlementPayments.iterate({ settlementId })) {
    // What was captured by hand is among the captures.
    if (payment.captureMode !== CaptureMethod.manual) {
      entries.push(entry('captured', payment.id, payment));
    }
  }
  for await (const capture of client.settlementCaptures.iterate({ settlementId })) {
    entries.push(entry('captured', capture.paymentId, capture));
  }
  for await (const refund of client.settlementRefunds.iterate({ settlementId })) {
    entries.push(entry('refunded', refund.paymentId, refund));
  }
  for await (const chargeback of client.settlementChargebacks.iterate({ settlementId })) {
    entries.push(entry('disputed', chargeback.paymentId, chargeback));
  }
  return entries;
}

/** Settlements of an organisation at Mollie, once they have been paid out. */
export function mollieSettlements(client: MollieClient): SettlementSource {
  return {
    list: async (isKnown) => {
      const page = await inTime(client.settlements.page({ limit: MAX_SETTLEMENTS }));
      const found: Settlement[] = [];
      for (const { id: settlementId, status, settledAt } of page) {
        if (status !== SettlementStatus.paidout || isKnown(settlementId)) continue;
        const entries = await readEntries(client, settlementId);
        const settled = settledAt === null ? new Date() : new Date(settledAt);
        found.push({ service: 'mollie', settlementId, settledAt: settled, entries });
      }
      return found;
    },
  };
}
