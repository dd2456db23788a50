import type { HelpCondition } from '#src/domain/content/content.ts';

const ALWAYS: HelpCondition = {};
const WITH_GIFT_CARDS: HelpCondition = { onlyWith: 'giftCard' };
const WITHOUT_GIFT_CARDS: HelpCondition = { onlyWithout: 'giftCard' };

/** What shoppers ask, topic by topic in the order of the page, and in which shops it is answered. */
export const HELP_ANSWERS = {
  delivery: { price: ALWAYS, arrival: ALWAYS },
  returns: { time: ALWAYS, refund: WITHOUT_GIFT_CARDS, refundToGiftCard: WITH_GIFT_CARDS },
  payment: { ways: WITHOUT_GIFT_CARDS, waysWithGiftCard: WITH_GIFT_CARDS, refused: ALWAYS },
  sizes: { guide: ALWAYS, alert: { onlyWith: 'showProductAvailabilityAlert' } },
  account: { orders: ALWAYS, wishlist: { onlyWith: 'wishlist' } },
  giftCards: { paying: WITH_GIFT_CARDS, rest: WITH_GIFT_CARDS },
  loyalty: { benefits: { onlyWith: 'loyalty' }, offers: { onlyWith: 'loyalty' } },
  stores: { stock: { onlyWith: 'stores' }, reserving: { onlyWith: 'ereservation' } },
  contact: { order: ALWAYS, damaged: ALWAYS },
} as const satisfies Record<string, Record<string, HelpCondition>>;

type Answers = typeof HELP_ANSWERS;
export type HelpTopic = keyof Answers;

/** The name of a topic in the URL, its title, and questions with their answers (rich text). */
export type HelpTopicWords<Topic extends HelpTopic> = {
  slug: string;
  title: string;
  answers: Record<keyof Answers[Topic], readonly [question: string, html: string]>;
};

export type HelpWords = { title: string; text: string } & {
  [Topic in HelpTopic]: HelpTopicWords<Topic>;
};
