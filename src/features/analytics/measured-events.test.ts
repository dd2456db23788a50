import { expect, test } from 'vitest';
import type { ErrorCode } from '#src/domain/errors.ts';
import { clearMeasured, type MeasuredEvent, measure, sendMeasured } from './measured-events.ts';

const failed = (code: ErrorCode): MeasuredEvent => ({ event: 'checkout_error', code });

test('events wait for the choice, and keep their order', { tags: ['A-142'] }, () => {
  const sent: MeasuredEvent[] = [];
  measure(failed('CART_CHANGED'));
  measure(failed('CART_LOCKED'));
  sendMeasured((event) => sent.push(event));
  measure(failed('PAYMENT_FAILED'));
  expect(sent).toEqual([failed('CART_CHANGED'), failed('CART_LOCKED'), failed('PAYMENT_FAILED')]);

  clearMeasured();
  measure(failed('CART_EMPTY'));
  sendMeasured((event) => sent.push(event));
  expect(sent).toHaveLength(3);
});
