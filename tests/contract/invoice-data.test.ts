import { describe, expect, test } from 'vitest';
import { taxSums } from '#src/domain/order/billed.ts';
import { printable } from '#src/platform/kernel/pdf/open-pdf.ts';
import { PAPER_CASES, papersOf } from '../support/papers.ts';

/** Amounts of an element wherever it stands, in cents. */
const amountsOf = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) =>
    Math.round(Number(text) * 100),
  );
const amountOf = (xml: string, name: string): number => amountsOf(xml, name).at(-1) ?? 0;
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describe.each(PAPER_CASES)(
  'papers of the shop %s for %s %s, taxed at %d %%',
  (shop, country, zip, rate) => {
    const { parts, ...papers } = papersOf(shop, country, zip);

    test.each(['invoice', 'note'] as const)('say as data what they add up to: the %s', (kind) => {
      const { data } = papers[kind];
      const lines = amountsOf(data, 'LineTotalAmount');
      const total = lines.pop() ?? 0;
      expect(sum(lines)).toBe(total);
      const basis = amountOf(data, 'TaxBasisTotalAmount');
      expect(
        total - amountOf(data, 'AllowanceTotalAmount') + amountOf(data, 'ChargeTotalAmount'),
      ).toBe(basis);
      const tax = amountOf(data, 'TaxTotalAmount');
      expect(sum(amountsOf(data, 'BasisAmount'))).toBe(basis);
      expect(sum(amountsOf(data, 'CalculatedAmount'))).toBe(tax);
      expect(amountOf(data, 'GrandTotalAmount')).toBe(basis + tax);
      expect(taxSums(parts[kind], rate).map(({ vat }) => vat)).toEqual(
        amountsOf(data, 'CalculatedAmount'),
      );
      const codes = new Set([...data.matchAll(/<ram:CategoryCode>(\w)</g)].map(([, code]) => code));
      const taxed = rate === 0 ? 'G' : 'S';
      expect([...codes]).toEqual(kind === 'invoice' ? [taxed, 'E'] : [taxed]);
      expect(data).toContain(`<ram:TypeCode>${kind === 'invoice' ? 380 : 381}</ram:TypeCode>`);
      expect(data).toContain('JEAN &amp; CO &lt;DUPONT&gt;');
    });

    test('say on paper net, tax and gross of each rate, and when it was supplied', () => {
      const { invoice, note } = papers;
      const digits = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''));
      for (const { paper, data } of [invoice, note]) {
        const gross = sum(paper.rates.rows.map((row) => digits(row.gross)));
        expect(Math.abs(gross)).toBe(amountOf(data, 'GrandTotalAmount'));
        // Spaces that no font of ours has would be boxes.
        expect(printable(JSON.stringify(paper))).not.toMatch(/[\u2000-\u200b\u202f]/);
        for (const row of paper.rates.rows) {
          expect(digits(row.net) + digits(row.vat)).toBe(digits(row.gross));
        }
      }
      expect(invoice.paper.facts).toHaveLength(4);
      expect(invoice.paper.facts[2]?.[1]).toMatch(/^2\D+4\D+2026/);
    });
  },
);
