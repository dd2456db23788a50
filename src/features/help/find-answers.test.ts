import { expect, test } from 'vitest';
import { findAnswers } from './find-answers.ts';

const answer = (question: string, text: string) => ({
  question,
  nodes: [{ tag: 'p' as const, children: [text] }],
  hasRates: false,
});
const TOPICS = [
  { slug: 'zwroty', title: 'Zwroty', answers: [answer('Ile mam czasu?', '30 dni')] },
  {
    slug: 'platnosc',
    title: 'Płatność',
    answers: [answer('Jak zapłacić?', 'Kartą'), answer('Co teraz?', 'Spróbuj')],
  },
];
const found = (text: string) =>
  findAnswers(TOPICS, text).flatMap(({ answers }) => answers.map(({ question }) => question));

test('answers are found by words of topic, question or answer, with any accents and case', () => {
  expect(found('PLATNOSC zaplacic')).toEqual(['Jak zapłacić?']);
  expect(found('30 dni')).toEqual(['Ile mam czasu?']);
  expect(found('')).toHaveLength(3);
  expect(found('buty')).toEqual([]);
});
