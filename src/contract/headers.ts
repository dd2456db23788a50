/** Names of the common headers of every platform call (specification §7, A-050). */
export const HEADER = {
  subscriptionKey: 'x-subscription-key',
  storeId: 'x-store-id',
  sessionId: 'x-session-id',
  deviceChannel: 'x-device-channel',
  idempotencyKey: 'idempotency-key',
  correlationId: 'x-correlation-id',
  /** Address of the shopper's own client, for limits; believed from whoever has the key. */
  clientAddress: 'x-client-address',
} as const;

/** Session id of reads that are kept for all shoppers. */
export const SHARED_SESSION = 'shared';
