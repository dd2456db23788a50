import * as calls from '#src/domain/legal/legal.calls.ts';
import { gapLine } from '#src/domain/legal/legal-gaps.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from './cached-reads.server.ts';
import { commerceOfNoShop } from './shop-parameters.server.ts';

const readGaps = cachedRead(
  'legal-gaps',
  CONTENT_RULE,
  (commerce: Commerce) => commerce.ask(calls.getLegalGaps, {}),
  () => 'all',
);

/** What the shops lack of texts and data that the law wants; empty where that cannot be read. */
export async function legalGapLines(): Promise<string[]> {
  const gaps = await commerceOfNoShop()
    .then(readGaps)
    .catch(() => null);
  return gaps?.shops.map(gapLine) ?? [];
}
