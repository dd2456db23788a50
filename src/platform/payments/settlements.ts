/** What providers paid out, in words of ours. */

/** `put-back`: what a won dispute gives back. */
export type SettledKind = 'captured' | 'refunded' | 'disputed' | 'put-back';

/** Settled and not ours; of another amount; ours and not settled. */
export const SETTLEMENT_PROBLEMS = ['unknown', 'differs', 'missing'] as const;
export type SettlementProblem = (typeof SETTLEMENT_PROBLEMS)[number];

export type SettledEntry = {
  kind: SettledKind;
  /** What the provider calls the payment, and what of it was settled: a capture, refund or dispute. */
  paymentId: string;
  transferId: string;
  /** Above zero, whichever way the money went. */
  centAmount: number;
  currency: string;
};

export type Settlement = {
  service: string;
  settlementId: string;
  settledAt: Date;
  entries: SettledEntry[];
};

/** Where the settlements of an account come from. */
export type SettlementSource = {
  /** Those that the provider lists, but for the ones that are known. */
  list?(isKnown: (settlementId: string) => boolean): Promise<Settlement[]>;
  /** A report that the provider announced for a merchant account. */
  report?: { merchantAccount: string; read(fileName: string): Promise<Settlement> };
};
