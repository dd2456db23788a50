import { shopHelp } from '#src/domain/content/shop-help.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { saidOf } from '#src/domain/text/search-texts.ts';
import { readDeliveries } from '#src/features/delivery/delivery.server.ts';
import { readRichText } from '#src/features/rich-text/rich-text.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { entryOf } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

const readEntry = optional(cachedRead('help', CONTENT_RULE, entryOf('help_page')), null);

/** Where editors write it, an answer shows what each way to deliver costs, and how long it takes. */
const RATES = '{deliveryRates}';

/** What the shop answers, cleaned, and its ways to deliver; null when it cannot be read (§7). */
export async function readHelp(commerce: Commerce, shop: WebDomain) {
  const [entry, deliveries] = await Promise.all([
    readEntry(commerce),
    readDeliveries(commerce, shop.countryCodeISO2),
  ]);
  if (entry === null) return null;
  const help = shopHelp(entry, shop);
  const topics = help.topics.map(({ answers, ...topic }) => ({
    ...topic,
    answers: answers.map(({ question, html }) => ({
      question,
      // As a paragraph or bare: the editor writes it in one.
      nodes: readRichText(html.replaceAll(`<p>${RATES}</p>`, '').replaceAll(RATES, '')),
      hasRates: html.includes(RATES),
    })),
  }));
  const { search_engines, ...shown } = help;
  const searchEngines = saidOf(search_engines);
  return { ...shown, searchEngines, topics, deliveries: deliveries ?? [] };
}
