import { randomBytes } from 'node:crypto';
import type { AskedSession } from './adyen-schemas.ts';
import type { PaidOut } from './pay-out.ts';

/** What the stand-in for Adyen knows, in memory: it ends with the process. */

export type SessionStatus =
  | 'active'
  | 'completed'
  | 'paymentPending'
  | 'refused'
  | 'canceled'
  | 'expired';
export type StandInSession = {
  id: string;
  asked: AskedSession;
  status: SessionStatus;
  /** What the return brings along; good for one session. */
  result: string;
  /** Once it is authorised. */
  pspReference: string | null;
  capturedCents: number;
  refundedCents: number;
  isCancelled: boolean;
  /** What Adyen calls what banks took back. */
  disputes: string[];
  wonDisputes: string[];
};
export type Modification = {
  kind: 'CAPTURE' | 'REFUND' | 'CANCELLATION' | 'CANCEL_OR_REFUND';
  pspReference: string;
  session: StandInSession;
  cents: number;
  reference: string;
  /** What came of it; undefined until it is told. */
  isDone?: boolean;
};

export const newPsp = () => randomBytes(8).toString('hex').toUpperCase();

export const isManual = ({ asked }: StandInSession) =>
  asked.additionalData?.manualCapture === 'true';

/** What money moved for a session and its modifications. */
export function movedOf(
  session: StandInSession,
  modifications: readonly Modification[],
): PaidOut[] {
  const { pspReference: paymentId, asked, isCancelled, disputes, wonDisputes } = session;
  if (paymentId === null) return [];
  const { currency, value } = asked.amount;
  const part = (kind: PaidOut['kind'], transferId: string, cents: number) => ({
    ...{ kind, paymentId, transferId, cents, currency },
  });
  const done = (kind: Modification['kind']) =>
    modifications.filter((one) => one.kind === kind && one.isDone === true);
  return [
    ...(isManual(session) || isCancelled ? [] : [part('captured', `${paymentId}S`, value)]),
    ...done('CAPTURE').map((one) => part('captured', one.pspReference, one.cents)),
    ...done('REFUND').map((one) => part('refunded', one.pspReference, one.cents)),
    ...disputes.map((psp) => part('disputed', psp, value)),
    ...wonDisputes.map((psp) => part('put-back', psp, value)),
  ];
}
