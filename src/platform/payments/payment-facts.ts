/** What any provider says of a payment. */

/** When money is taken: as soon as it is authorised, or as parcels leave. */
export type CaptureTime = 'immediate' | 'dispatch';

/** How far a refund or a capture is with its provider; `reason` is the provider's word. */
export type TransferState = 'accepted' | 'done' | 'failed';
export type Transfer = { providerId: string | null; state: TransferState; reason: string | null };

/** One thing that a provider says of a payment. Facts may be told again, and in any order. */
export type PaymentFact =
  /** A code of ours or of the provider (`readProviderCode`), and of what amount, where it says so. */
  | { kind: 'status'; code: string; centAmount?: number; currency?: string }
  /** What the provider calls the payment from now on, for captures and refunds. */
  | { kind: 'paid-as'; paidId: string }
  /** After this nobody promises that a capture succeeds; an instant, ISO 8601. */
  | { kind: 'capture-before'; instant: string }
  /** An id of ours, or the provider's where it was not asked for here. */
  | ({ kind: 'capture'; captureId: string; centAmount: number } & Transfer)
  | ({ kind: 'refund'; refundId: string; centAmount: number } & Transfer)
  /** The bank took money back for its customer. */
  | {
      kind: 'dispute';
      disputeId: string;
      centAmount: number;
      reason: string | null;
      isReversed: boolean;
    };
