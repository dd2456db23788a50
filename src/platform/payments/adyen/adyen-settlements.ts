import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { SettledKind } from '#src/domain/payment/settlement.ts';
import type { AdyenSettings } from '../payment-accounts.ts';
import type { SettledEntry, Settlement, SettlementSource } from '../settlements.ts';

/** Adyen's settlement detail reports: one CSV file for each batch that is paid out. */

export const REPORT_NAME = /^settlement_detail_report_batch_\w{1,60}\.csv$/;

/** Records that move money of a payment, and the column that has it; others are fees and payouts. */
const KINDS: ReadonlyMap<string, { kind: SettledKind; column: 'debit' | 'credit' }> = new Map([
  ['Settled', { kind: 'captured', column: 'credit' }],
  ['Refunded', { kind: 'refunded', column: 'debit' }],
  ['Chargeback', { kind: 'disputed', column: 'debit' }],
  ['SecondChargeback', { kind: 'disputed', column: 'debit' }],
  ['ChargebackReversed', { kind: 'put-back', column: 'credit' }],
]);

const rowSchema = z
  .object({
    'Psp Reference': z.string(),
    'Merchant Account': z.string(),
    Type: z.string(),
    'Modification Reference': z.string(),
    'Gross Currency': z.string(),
    'Gross Debit (GC)': z.string(),
    'Gross Credit (GC)': z.string(),
  })
  .transform((row) => ({
    type: row.Type,
    account: row['Merchant Account'],
    paymentId: row['Psp Reference'],
    modification: row['Modification Reference'],
    currency: row['Gross Currency'],
    debit: row['Gross Debit (GC)'],
    credit: row['Gross Credit (GC)'],
  }));

const amountSchema = z.string().regex(/^\d{1,10}(\.\d{1,2})?$/);
const centsOf = (amount: string) => Math.round(Number(amountSchema.parse(amount)) * 100);

/** The records of a report about payments of a merchant account. Throws for what is no such report. */
export function readReport(csv: string, merchantAccount: string): SettledEntry[] {
  const columns = (header: string[]) => {
    // An error page is no settlement with nothing in it.
    if (!header.includes('Psp Reference')) throw new Error('this is no settlement detail report');
    return header;
  };
  const rows = z.array(rowSchema).parse(parse(csv, { columns, bom: true }));
  return rows.flatMap(({ type, account, paymentId, modification, currency, ...amounts }) => {
    const found = KINDS.get(type);
    if (found === undefined || account !== merchantAccount) return [];
    // As its message names it, a second chargeback is another dispute.
    const transferId = type === 'SecondChargeback' ? `${modification}:second` : modification;
    const centAmount = centsOf(amounts[found.column]);
    return [{ kind: found.kind, paymentId, transferId, centAmount, currency }];
  });
}

const PATIENCE_MS = 60_000;
const HOSTS = { live: 'https://ca-live.adyen.com', test: 'https://ca-test.adyen.com' };

/** Reports of a merchant account, by the name that their announcement signs. */
export function adyenSettlements(
  { merchantAccount, environment, endpoint }: AdyenSettings,
  reportKey: string,
): SettlementSource {
  const origin = endpoint === undefined ? HOSTS[environment] : endpoint.replace(/\/$/, '');
  const read = async (fileName: string): Promise<Settlement> => {
    if (!REPORT_NAME.test(fileName)) throw new Error('this is no settlement detail report');
    const path = `/reports/download/MerchantAccount/${encodeURIComponent(merchantAccount)}/${fileName}`;
    const answer = await fetch(`${origin}${path}`, {
      headers: { 'x-api-key': reportKey },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`the report is answered ${answer.status}`);
    const entries = readReport(await answer.text(), merchantAccount);
    const settlementId = `${merchantAccount} ${fileName}`;
    return { service: 'adyen', settlementId, settledAt: new Date(), entries };
  };
  return { report: { merchantAccount, read } };
}
