import * as calls from '#src/domain/account/guest.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

export const readGuestOrders = optional(
  (customer: Commerce) => customer.ask(calls.getGuestOrders, {}),
  null,
);
