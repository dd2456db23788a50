/** What shoppers ask about, in the order of the page. */
export const HELP_TOPICS = [
  'delivery',
  'returns',
  'payment',
  'sizes',
  'account',
  'giftCards',
  'loyalty',
  'stores',
  'contact',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** A topic: its name in the address, its title, and questions with their answers (rich text). */
export type HelpTopicWords = {
  slug: string;
  title: string;
  answers: readonly (readonly [question: string, html: string])[];
};

export type HelpWords = { title: string; text: string } & Record<HelpTopic, HelpTopicWords>;
