import { expect, test } from 'vitest';
import { readRichText } from '#src/features/rich-text/rich-text.server.ts';
import { blocksOf, link } from './write-markdown.ts';

test('a rich text keeps its titles, lists, emphasis and links, and no sign of it is markup', () => {
  const html =
    '<h2>Returns</h2><p>See <a href="/legal/terms">our <strong>terms</strong></a> &amp; *more*.</p>' +
    '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>';
  expect(blocksOf(readRichText(html), 'https://shop.example/en')).toEqual([
    '## Returns',
    'See [our **terms**](https://shop.example/en/legal/terms) & \\*more\\*.',
    '- one\n- two',
    '1. first',
  ]);
  expect(link('Dress [new]', '/x')).toBe('[Dress \\[new\\]](/x)');
});
