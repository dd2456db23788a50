import { languageTag } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import type { ReturnMailTexts } from '../../kernel/texts/text-types.ts';
import type { orderReturns, orders } from '../tables.ts';

type Return = Pick<typeof orderReturns.$inferSelect, 'way' | 'feeCents'>;
type Of = { order: Pick<typeof orders.$inferSelect, 'currency'>; shop: WebDomain };

/** Who pays for sending a return back, in a sentence. */
export function costsLine(
  words: Pick<ReturnMailTexts, 'free' | 'paid' | 'fee'>,
  { way, feeCents }: Return,
  { order, shop: { domain, params } }: Of,
): string {
  if (way === 'label' && feeCents > 0) {
    return words.fee(writeAmount(feeCents, order.currency, languageTag(domain)));
  }
  return params.returns.isFree || way === 'label' ? words.free : words.paid;
}
