import { describe, expect, test } from 'vitest';
import { REPORT_NAME, readReport } from './adyen-settlements.ts';

const HEADER =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,TimeZone,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC)';
const row = (type: string, debit: string, credit: string, account = 'Shop') =>
  `Company,${account},PSP1,ref-1,visa,2026-11-26 10:00:00,CET,${type},MOD1,EUR,${debit},${credit}`;
const report = (...rows: string[]) => [HEADER, ...rows].join('\n');

describe('a settlement detail report', () => {
  test.each([
    ['Settled', '', '349.99', { kind: 'captured', transferId: 'MOD1', centAmount: 34_999 }],
    ['Refunded', '5', '', { kind: 'refunded', transferId: 'MOD1', centAmount: 500 }],
    ['Chargeback', '5.5', '', { kind: 'disputed', transferId: 'MOD1', centAmount: 550 }],
    ['SecondChargeback', '5.50', '', { kind: 'disputed', transferId: 'MOD1:second' }],
    ['ChargebackReversed', '', '5.50', { kind: 'put-back', transferId: 'MOD1' }],
  ])('%s moves money of a payment', (type, debit, credit, entry) => {
    expect(readReport(report(row(type, debit, credit)), 'Shop')).toMatchObject([
      { paymentId: 'PSP1', currency: 'EUR', ...entry },
    ]);
  });

  test('fees, payouts and other merchant accounts are left out', () => {
    const rows = [
      row('Fee', '0.10', ''),
      row('MerchantPayout', '', '9'),
      row('Settled', '', '1', 'B'),
    ];
    expect(readReport(report(...rows), 'Shop')).toEqual([]);
  });

  test.each([
    ['a page', '<html>'],
    ['an amount that is none', report(row('Settled', '', '1,00'))],
    ['a report without its columns', 'Type\nSettled'],
  ])('%s is refused', (_, text) => {
    expect(() => readReport(text, 'Shop')).toThrow();
  });

  test('only its own name is read', () => {
    expect(REPORT_NAME.test('settlement_detail_report_batch_12.csv')).toBe(true);
    for (const name of ['settlement_detail_report_batch_1.csv/../x', '../x.csv', 'payments.csv']) {
      expect(REPORT_NAME.test(name)).toBe(false);
    }
  });
});
