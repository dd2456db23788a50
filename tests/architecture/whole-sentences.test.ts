import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * Words and values that are written side by side (`{count} items`) are several texts to React. It
 * cannot find them again once the browser's translator has put its own elements in their place, and
 * what they say stands still. A template makes them one; sentences go into `Trans` anyway.
 */

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Translated sentences are whole: `src/i18n/sentence.tsx`. */
const isSentence = ({ openingElement }: Node): boolean => {
  const [opening] = nodesIn(openingElement);
  const [name] = nodesIn(opening?.name);
  return ['Trans', 'Plural', 'Select'].includes(String(name?.name));
};

const isWords = ({ type, value }: Node) => type === 'JSXText' && /\S/.test(String(value));
/** A value, or space between two: elements and what is written as a text are none. */
const isValue = (node: Node) => {
  const [expression] = nodesIn(node.expression);
  return (
    node.type === 'JSXExpressionContainer' &&
    expression !== undefined &&
    ['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression'].includes(
      expression.type,
    )
  );
};

/** Where elements of a file write words and values side by side, by offset. */
function besides(node: Node): number[] {
  const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
  if (isElement && isSentence(node)) return [];
  const children = isElement ? nodesIn(node.children) : [];
  const isBeside = children.some(isWords) && children.some(isValue);
  const inner = Object.entries(node)
    .filter(([key]) => key !== 'type')
    .flatMap(([, value]) => nodesIn(value));
  return [...(isBeside ? [Number(node.start)] : []), ...inner.flatMap(besides)];
}

test('no element writes words and values side by side', () => {
  const found = globSync('{app,src}/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [program] = nodesIn(parseSync(file, source).program);
    return (program === undefined ? [] : besides(program)).map(
      (at) => `${file}:${source.slice(0, at).split('\n').length}`,
    );
  });
  expect(found).toEqual([]);
});
