import { expect, test } from 'vitest';
import { asksMarkdown } from './asks-markdown.ts';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
  ['Text/Markdown;q=0.5', true],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  [null, false],
])('a request that accepts %s gets Markdown: %s', (accept, isAsked) => {
  expect(asksMarkdown(accept)).toBe(isAsked);
});
