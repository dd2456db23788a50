/** What a stand-in pays out: each capture, refund and dispute once. */

export type PaidOut = {
  kind: 'captured' | 'refunded' | 'disputed' | 'put-back';
  paymentId: string;
  /** Of the payment itself, where it was taken immediately. */
  transferId: string;
  cents: number;
  currency: string;
};

/** What a test makes wrong of a settlement before it is told. */
export type ChangePaidOut = (entries: PaidOut[]) => PaidOut[];

/** Keeps what was paid out from being paid out again. */
export function createPurse() {
  const paid = new Set<string>();
  return (entries: readonly PaidOut[]): PaidOut[] =>
    entries.filter(({ kind, transferId }) => {
      const name = `${kind} ${transferId}`;
      const isNew = !paid.has(name);
      paid.add(name);
      return isNew;
    });
}
