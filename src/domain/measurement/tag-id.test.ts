import { expect, test } from 'vitest';
import { tagIdProblem } from './tag-id.ts';

test('a tag id is GTM- or G- and capital letters and digits', () => {
  expect(['GTM-AB12', 'G-1A', 'G-ABC'].map(tagIdProblem)).toEqual([null, null, null]);
});

test.each([
  ['gtm-ab12', "'gtm-ab12' is not a valid tag id. Did you mean 'GTM-AB12' or 'G-AB12'?"],
  ['UA-1', "'UA-1' is not a valid tag id. Did you mean 'GTM-1' or 'G-1'?"],
  ['GTM-', "'GTM-' is not a valid tag id."],
  ['GTM-AB 12', "'GTM-AB 12' is not a valid tag id. Did you mean 'GTM-AB12' or 'G-AB12'?"],
])('%s is refused, with a hint where there is one', { tags: ['A-143'] }, (id, problem) => {
  expect(tagIdProblem(id)).toBe(problem);
});
