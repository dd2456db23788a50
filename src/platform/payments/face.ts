/** What other nouns may ask of `payments`. */

export { applyEvent, lookAfterTransfers } from './apply-event.job.ts';
export {
  captureForParcel,
  captureJobs,
  findOpenCents,
  releaseUncaptured,
} from './capture-payment.ts';
export type { CardGateway } from './card-gateway.ts';
export { findPaymentOfRefund, isRefundAsked, sumFailedRefunds } from './find-refunds.ts';
export { BOOKS, readBooks, readBooksOf } from './payment-books.ts';
export { GIVE_BACK_PAYMENT, SETTLE_AWAITED, SETTLE_PAYMENT } from './payment-jobs.ts';
export { SETTLE_AFTER_MS, STATUS_RULES } from './payment-rules.ts';
export {
  findPayable,
  findPayment,
  findPaymentOfOrder,
  lockPayment,
  notePaidOrder,
  type Payment,
  partFromOrder,
} from './payment-store.ts';
export { readDifferences } from './read-differences.ts';
export { readPayment } from './read-payment.ts';
export { readTroubles } from './read-troubles.ts';
export { askProvider, closePayment, voidPayments } from './record-status.ts';
export {
  CHARGED_BACK,
  holdBack,
  noteRefund,
  refundPayment,
  settleRefund,
} from './refund-payment.ts';
export { findUnsentVoids, findUnsettled, noteVoidSent } from './unsettled-payments.ts';
