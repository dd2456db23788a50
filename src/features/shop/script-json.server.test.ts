import { expect, test } from 'vitest';
import { answerJson, scriptJson } from './script-json.server.ts';

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
    expect(answerJson(answer)).toBe(scriptJson(answer));
    expect(answerJson(answer)).toBe(answerJson(answer));
    expect(answerJson(answer)).not.toContain('<');
  },
);
