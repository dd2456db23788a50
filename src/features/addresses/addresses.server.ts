import type { AddressSuggestion } from '#src/domain/address/address-suggestion.ts';
import { suggestAddresses } from '#src/gateway/addresses.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { log } from '#src/session/log.server.ts';

/** None when they could not be read: an address can be typed without them. */
export async function suggestQuietly(
  call: CallContext,
  typed: { country: string; search: string },
): Promise<AddressSuggestion[]> {
  try {
    return await suggestAddresses(call, typed);
  } catch (error) {
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'suggestions');
    return [];
  }
}
