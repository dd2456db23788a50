/** Names of the headers of platform calls (specification §7, A-050). */
export const HEADER = {
  locale: 'accept-language',
  subscriptionKey: 'x-subscription-key',
  storeId: 'x-store-id',
  sessionId: 'x-session-id',
  deviceChannel: 'x-device-channel',
  idempotencyKey: 'idempotency-key',
  correlationId: 'x-correlation-id',
  /** Address of the shopper's own client, for limits; believed from anyone who has the key. */
  clientAddress: 'x-client-address',
  /** What the link of an editor carries: shows one entry as it is not published yet (decision 070). */
  preview: 'x-content-preview',
  /** What a provider signs its messages with, in place of a key. */
  signature: 'x-signature',
} as const;

/** Session id of reads that are cached for all shoppers. */
export const SHARED_SESSION = 'shared';
