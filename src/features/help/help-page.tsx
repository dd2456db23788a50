import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { helpPath, helpSegment } from '#src/domain/content/help-path.ts';
import { isOnline } from '#src/domain/shop/locales.ts';
import { DeliveryRates } from '#src/features/delivery/delivery-rates.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { HelpData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { TextField } from '#src/ui/field.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { flow, heading, listBar, narrowForm, page as pageRecipe, text } from '#styles/recipes';
import { findAnswers, textOf } from './find-answers.ts';
import type { ShownHelp } from './help.functions.ts';
import { helpQuery } from './help.functions.ts';

function Topics({ topics }: { topics: ShownHelp['topics'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const styles = listBar();
  return (
    <nav aria-label={t`Topics`}>
      <ul className={styles.chips}>
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to="/$locale/$help/{-$page}"
              params={{ locale, help: helpSegment(locale), page: slug }}
              className={styles.chip}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type AnswersProps = Pick<ShownHelp, 'topics' | 'deliveries'> & {
  /** Whether the page is named after its one topic. */
  isTitled: boolean;
};

function Answers({ topics, deliveries, isTitled }: AnswersProps) {
  return topics.map(({ slug, title, answers }) => (
    <section key={slug} className={text({ measure: 'read' })}>
      {!isTitled && <h2 className={heading({ size: 'section' })}>{title}</h2>}
      {answers.map(({ question, nodes, hasRates }) => (
        <Disclosure key={question} label={question} isOpenAtFirst={topics.length === 1}>
          <RichText nodes={nodes} />
          {hasRates && <DeliveryRates deliveries={deliveries} />}
        </Disclosure>
      ))}
    </section>
  ));
}

/** Questions and answers, all or those of one topic, with a search in them. */
export function HelpPage({ page }: { page?: string | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: help } = useSuspenseQuery(helpQuery);
  const [query, setQuery] = useState('');
  if (help === null) {
    return (
      <div className={pageRecipe()}>
        <h1 className={heading()}>
          <Trans>Help</Trans>
        </h1>
        <p>
          <Trans>Our answers are not available just now. They will be back in a moment.</Trans>
        </p>
      </div>
    );
  }
  const topic = help.topics.find(({ slug }) => slug === page);
  const isSearching = query.trim() !== '';
  const shownTopics = topic === undefined ? help.topics : [topic];
  const all = isSearching ? help.topics : shownTopics;
  const shown = findAnswers(all, query);
  return (
    <div className={pageRecipe({ top: 'tight' })}>
      <OptionalPart>
        <HelpData
          way={[
            { name: help.title, path: helpPath(locale) },
            ...(topic ? [{ name: topic.title, path: helpPath(locale, topic.slug) }] : []),
          ]}
          answers={shownTopics.flatMap(({ answers }) =>
            answers.map(({ question, nodes }) => ({
              question,
              text: nodes.map(textOf).join(' '),
            })),
          )}
        />
      </OptionalPart>
      <Breadcrumb families={[]} />
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{topic?.title ?? help.title}</h1>
        <p className={text({ tone: 'muted', measure: 'read' })}>{help.text}</p>
        <div className={narrowForm()}>
          <TextField
            label={t`Search our answers`}
            type="search"
            value={query}
            maxLength={80}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </div>
        {isOnline(locale) && <Topics topics={help.topics} />}
        <p role="status">
          {isSearching && shown.length === 0 && (
            <Trans>Nothing found for these words. Try fewer, or choose a topic.</Trans>
          )}
        </p>
        <Answers
          topics={shown}
          deliveries={help.deliveries}
          isTitled={topic !== undefined && !isSearching}
        />
      </div>
    </div>
  );
}
