import { expect, test } from 'vitest';
import { documentsOf, invoiceIdOf, orderOfDocument } from './download.ts';
import { ORDER_STATUSES } from './order.values.ts';

const ORDER = { orderNumber: 'V1234567890', createdAt: '2026-05-01T10:00:00.000Z', lineItems: [] };

test('an order has an invoice once it is paid, and none when it never was', () => {
  const invoiced = ORDER_STATUSES.filter(
    (status) => documentsOf({ ...ORDER, status }, () => true).length > 0,
  );
  expect(invoiced).toEqual(['placed', 'prepared', 'shipped', 'delivered']);
});

test('an id tells its order, and what is none tells nothing', () => {
  expect(orderOfDocument(invoiceIdOf('V1234567890'))).toBe('V1234567890');
  expect(orderOfDocument('goods-V1234567890-a-line')).toBe('V1234567890');
  for (const id of ['', 'invoice-', 'invoice-V12345678901', 'other-V1234567890']) {
    expect.soft(orderOfDocument(id), id).toBeNull();
  }
});
