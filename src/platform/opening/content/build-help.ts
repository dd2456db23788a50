import { z } from 'zod';
import type { TypedHelp } from '#src/domain/content/content.schema.ts';
import type { HelpCondition } from '#src/domain/content/content.ts';
import type { ContentLink } from '#src/domain/content/content-parts.schema.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { oneWord, readWords } from '../../catalogue/face.ts';
import type { Site } from './site.ts';

const ALWAYS: HelpCondition = {};
const WITH_GIFT_CARDS: HelpCondition = { onlyWith: 'giftCard' };
const WITHOUT_GIFT_CARDS: HelpCondition = { onlyWithout: 'giftCard' };

/** What shoppers ask, topic by topic in the order of the page, and in which shops it is answered. */
const ANSWERS = {
  delivery: { price: ALWAYS, arrival: ALWAYS },
  returns: {
    ...{ time: ALWAYS, howToReturn: ALWAYS },
    freeReturn: { onlyWith: 'freeReturns' },
    paidReturn: { onlyWithout: 'freeReturns' },
    ...{ refund: WITHOUT_GIFT_CARDS, refundToGiftCard: WITH_GIFT_CARDS },
  },
  payment: { ways: WITHOUT_GIFT_CARDS, waysWithGiftCard: WITH_GIFT_CARDS, refused: ALWAYS },
  sizes: { guide: ALWAYS, alert: { onlyWith: 'showProductAvailabilityAlert' } },
  account: { orders: ALWAYS, wishlist: { onlyWith: 'wishlist' } },
  giftCards: { paying: WITH_GIFT_CARDS, rest: WITH_GIFT_CARDS },
  loyalty: { benefits: { onlyWith: 'loyalty' }, offers: { onlyWith: 'loyalty' } },
  stores: { stock: { onlyWith: 'stores' }, reserving: { onlyWith: 'ereservation' } },
  contact: { order: ALWAYS, damaged: ALWAYS },
} as const satisfies Record<string, Record<string, HelpCondition>>;
type Topic = keyof typeof ANSWERS;
type Answer = { [T in Topic]: keyof (typeof ANSWERS)[T] }[Topic];

const TOPICS = Object.keys(ANSWERS) as Topic[];
const answersOf = (topic: Topic) => Object.entries(ANSWERS[topic]) as [Answer, HelpCondition][];
const ANSWER_IDS = TOPICS.flatMap((topic) => answersOf(topic).map(([answer]) => answer));

const pair = z.tuple([z.string(), z.string()]);
const helpSchema = z.object({
  page: z.object({ title: oneWord, text: oneWord }),
  topics: z.record(
    z.enum(TOPICS),
    pair.transform(([title, slug]) => ({ slug, title })),
  ),
  answers: z.record(
    z.enum(ANSWER_IDS),
    pair.transform(([question, html]) => ({ question, html })),
  ),
});
const HELP = readWords(new URL('./help.csv', import.meta.url), helpSchema);

/** What a shop answers, topic by topic; each answer names what the shop must have for it. */
export function helpPage({ lang }: Site): TypedHelp {
  const { page, topics, answers } = HELP[lang];
  return {
    ...page,
    topics: TOPICS.map((topic) => ({
      ...topics[topic],
      answers: answersOf(topic).map(([answer, condition]) => ({
        ...answers[answer],
        ...condition,
      })),
    })),
  };
}

/** What shoppers look for at the foot of a page. */
export function helpLinks(locale: OnlineLocale, lang: Language): ContentLink[] {
  return (['delivery', 'returns', 'sizes', 'contact'] as const).map((topic) => {
    const { title, slug } = HELP[lang].topics[topic];
    return { label: title, url: helpPath(locale, slug) };
  });
}
