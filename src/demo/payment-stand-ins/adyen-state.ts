import { randomBytes } from 'node:crypto';
import type { AskedSession } from './adyen-schemas.ts';

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
};
export type Modification = {
  kind: 'CAPTURE' | 'REFUND' | 'CANCELLATION' | 'CANCEL_OR_REFUND';
  pspReference: string;
  session: StandInSession;
  cents: number;
  reference: string;
};

export const newPsp = () => randomBytes(8).toString('hex').toUpperCase();
