import * as calls from '#src/domain/address/address.calls.ts';
import type { AddressSuggestion } from '#src/domain/address/address-suggestion.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** Addresses that begin with what was typed; `country` is alpha-2. */
export async function suggestAddresses(
  context: CallContext,
  query: { country: string; search: string },
): Promise<AddressSuggestion[]> {
  const { values } = await ask(context, calls.suggestAddresses, { query });
  return values;
}
