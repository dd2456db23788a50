import type { ContentLink, Help } from '#src/domain/content.ts';
import { helpPath } from '#src/domain/help-path.ts';
import type { Language, OnlineLocale } from '#src/domain/locales.ts';
import { type Site, withAmount } from '../site.ts';
import { HELP_DE } from './help-de.ts';
import { HELP_EN } from './help-en.ts';
import { HELP_ES } from './help-es.ts';
import { HELP_FR } from './help-fr.ts';
import { HELP_IT } from './help-it.ts';
import { HELP_PL } from './help-pl.ts';
import { HELP_TOPICS, type HelpWords } from './help-words.ts';

const WORDS: Record<Language, HelpWords> = {
  de: HELP_DE,
  en: HELP_EN,
  es: HELP_ES,
  fr: HELP_FR,
  it: HELP_IT,
  pl: HELP_PL,
};

/** What a shop answers, topic by topic. */
export function helpPage({ lang, locale }: Site): Help {
  const { title, text, ...topics } = WORDS[lang];
  return {
    title,
    text,
    topics: HELP_TOPICS.map((topic) => {
      const { slug, title: name, answers } = topics[topic];
      return {
        slug,
        title: name,
        answers: answers.map(([question, html]) => ({ question, html: withAmount(html, locale) })),
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
