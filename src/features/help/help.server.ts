import { shopHelp } from '#src/domain/content/shop-help.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { readRichText } from '#src/features/rich-text/rich-text.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { entryOf } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

const readEntry = optional(cachedRead('help', CONTENT_RULE, entryOf('help_page')), null);

/** What the shop answers, cleaned; null when it cannot be read (§7). */
export async function readHelp(commerce: Commerce, shop: WebDomain) {
  const entry = await readEntry(commerce);
  if (entry === null) return null;
  const help = shopHelp(entry, shop);
  const topics = help.topics.map(({ answers, ...topic }) => ({
    ...topic,
    answers: answers.map(({ question, html }) => ({ question, nodes: readRichText(html) })),
  }));
  return { ...help, topics };
}
