import type { PaidOut } from './pay-out.ts';

const TYPES: Record<PaidOut['kind'], string> = {
  captured: 'Settled',
  refunded: 'Refunded',
  disputed: 'Chargeback',
  'put-back': 'ChargebackReversed',
};

/** A settlement detail report of a batch, in the columns of Adyen's that name and count money. */
export function settlementReport(
  entries: readonly PaidOut[],
  { merchantAccount, at, batch }: { merchantAccount: string; at: Date; batch: number },
): string {
  const row = (type: string, values: Record<string, string>) => ({
    'Company Account': 'VitrineCompany',
    'Merchant Account': merchantAccount,
    'Psp Reference': '',
    'Merchant Reference': '',
    'Payment Method': 'visa',
    'Creation Date': at.toISOString().slice(0, 19).replace('T', ' '),
    TimeZone: 'UTC',
    Type: type,
    'Modification Reference': '',
    'Gross Currency': '',
    'Gross Debit (GC)': '',
    'Gross Credit (GC)': '',
    'Exchange Rate': '1',
    'Net Currency': '',
    'Net Debit (NC)': '',
    'Net Credit (NC)': '',
    'Batch Number': String(batch),
    ...values,
  });
  const rows = entries.map(({ kind, paymentId, transferId, cents, currency }) => {
    const isCredit = kind === 'captured' || kind === 'put-back';
    const amount = (cents / 100).toFixed(2);
    return row(TYPES[kind], {
      'Psp Reference': paymentId,
      'Modification Reference': transferId,
      'Gross Currency': currency,
      [isCredit ? 'Gross Credit (GC)' : 'Gross Debit (GC)']: amount,
      'Net Currency': currency,
      [isCredit ? 'Net Credit (NC)' : 'Net Debit (NC)']: amount,
    });
  });
  const fee = row('Fee', { 'Net Currency': 'EUR', 'Net Debit (NC)': '0.10' });
  // No value has a comma or a quote.
  return [Object.keys(fee), ...[...rows, fee].map(Object.values)]
    .map((values) => `${values.join(',')}\n`)
    .join('');
}
