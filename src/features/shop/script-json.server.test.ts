import { expect, test } from 'vitest';
import { answerPieces, joinedJson, scriptJson } from './script-json.server.ts';

const product = { name: 'Robe “d’été” </script>', price: 2999, tags: ['<b>'], store: undefined };

test.each([
  ['of parts', { product, option: null, labels: [{ code: 'eco' }], '<': 1, missing: undefined }],
  ['in a list', [product, 1]],
  ['of nothing', null],
  ['of a word', '</script>'],
  ['without parts', {}],
])(
  'the JSON of an answer %s is that of the answer as a whole, and ends no element (performance.md)',
  (_name, answer) => {
    const json = joinedJson(answerPieces(answer));
    expect(json).toBe(scriptJson(answer));
    expect(json).not.toContain('<');
  },
);

test('parts that were read once are the same in the answers of all pages (performance.md)', () => {
  expect(answerPieces({ product, option: null })).toEqual([
    '{',
    '"product":',
    product,
    ',"option":',
    'null',
    '}',
  ]);
});
