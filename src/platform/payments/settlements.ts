import type { SettledKind } from '#src/domain/payment/settlement.ts';

/** What providers paid out, in words of ours. */

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
