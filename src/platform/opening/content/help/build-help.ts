import type { ContentLink, TypedHelp } from '#src/domain/content/content.schema.ts';
import type { HelpCondition } from '#src/domain/content/content.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { type Site, withAmount } from '../site.ts';
import { HELP_DE } from './help-de.ts';
import { HELP_EN } from './help-en.ts';
import { HELP_ES } from './help-es.ts';
import { HELP_FR } from './help-fr.ts';
import { HELP_IT } from './help-it.ts';
import { HELP_PL } from './help-pl.ts';
import { HELP_ANSWERS, type HelpTopic, type HelpWords } from './help-words.ts';

const WORDS: Record<Language, HelpWords> = {
  de: HELP_DE,
  en: HELP_EN,
  es: HELP_ES,
  fr: HELP_FR,
  it: HELP_IT,
  pl: HELP_PL,
};

const TOPICS: readonly HelpTopic[] = [
  'delivery',
  'returns',
  'payment',
  'sizes',
  'account',
  'giftCards',
  'loyalty',
  'stores',
  'contact',
];

type Words = readonly [question: string, html: string];

/** What a shop answers, topic by topic; each answer names what the shop must have for it. */
export function helpPage({ lang, locale }: Site): TypedHelp {
  const { title, text, ...topics } = WORDS[lang];
  return {
    title,
    text,
    topics: TOPICS.map((topic) => {
      const conditions: Record<string, HelpCondition> = HELP_ANSWERS[topic];
      const { slug, title: name, answers } = topics[topic];
      return {
        slug,
        title: name,
        answers: Object.entries<Words>(answers).map(([answer, [question, html]]) => ({
          question,
          html: withAmount(html, locale),
          ...conditions[answer],
        })),
      };
    }),
  };
}

/** What shoppers look for at the foot of a page. */
export function helpLinks(locale: OnlineLocale, lang: Language): ContentLink[] {
  const words = WORDS[lang];
  return (['delivery', 'returns', 'sizes', 'contact'] as const).map((topic) => ({
    label: words[topic].title,
    url: helpPath(locale, words[topic].slug),
  }));
}
