import { expect, test } from 'vitest';
import { asItWas, csvOf } from './csv.ts';

test('a cell with commas, quotes or lines is quoted', () => {
  expect(
    csvOf([
      ['a', 'b, c'],
      ['"d"', 'e\nf'],
    ]),
  ).toBe('a,"b, c"\r\n"""d""","e\nf"\r\n');
});

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1+1"])(
  '%j runs as no formula',
  { tags: ['T51'] },
  (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`);
    expect(asItWas(`'${text}`)).toBe(text);
  },
);

test('an apostrophe of its own stays', () => {
  expect(asItWas("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
});
