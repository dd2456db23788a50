import { z } from 'zod';
import { DEVICE_CHANNELS } from '#src/domain/shop/devices.ts';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';

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

/** Headers of every call that carries the key, in the order in which a wrong one is named. */
export const callerHeaders = z.object({
  [HEADER.locale]: z.enum(LOCALE_CODES).meta({ description: 'Locale prefix of the shop' }),
  [HEADER.sessionId]: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({ description: "The shopper's session, or 'shared'" }),
  [HEADER.deviceChannel]: z.enum(DEVICE_CHANNELS).meta({ description: 'Device channel' }),
});

/** The shop of a call; calls that come before a shop is known may leave it out. */
export const storeHeader = z
  .string()
  .regex(/^\w{1,20}$/)
  .meta({ description: 'Store id of the shop' });

/** What a call may carry besides; a value that does not fit is left unread. */
export const traceHeaders = z.object({
  [HEADER.correlationId]: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .meta({ description: 'Name of the call in the logs of both sides; comes back' }),
  [HEADER.clientAddress]: z
    .string()
    .optional()
    .meta({ description: "Address of the shopper's own client, for limits" }),
});
