import { expect, test } from 'vitest';
import { reportOf } from './report.ts';

test('a fault of one page is told with it, and one of many pages once', () => {
  const many = ['/1', '/2', '/3', '/4', '/5', '/6'].map(
    (path) => [path, 'has no og:image'] as const,
  );
  expect(reportOf([['/0', 'answers 404'], ...many])).toEqual([
    '/0 answers 404',
    '6 pages, has no og:image: /1, /2, /3, /4, /5, …',
  ]);
});
