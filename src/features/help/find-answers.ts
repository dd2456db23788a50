import type { RichNode } from '#src/domain/content/content.ts';
import type { ShownHelp } from './help.functions.ts';

/** Letters as they are compared: small, without accents. */
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** What a text says, without its form. */
export const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(' ');

/** The topics with those of their answers that hold all words; topics without any are left out. */
export function findAnswers(topics: ShownHelp['topics'], text: string): ShownHelp['topics'] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      answers: topic.answers.filter(({ question, nodes }) => {
        const text = plain([topic.title, question, ...nodes.map(textOf)].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}
