import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { packQueries, unpackQueries } from './read-queries.tsx';

const READ_AT = 1_700_000_000_000;

test('what the server has read is in the browser with its time of reading (performance.md)', () => {
  const server = new QueryClient();
  const answer = { title: 'Robes “d’été” </script>', hex: ['#c8412b'], store: null };
  server.setQueryData(['family', { page: 0 }], answer, { updatedAt: READ_AT });
  const browser = new QueryClient();
  unpackQueries(browser, packQueries(server));
  expect(browser.getQueryData(['family', { page: 0 }])).toEqual(answer);
  expect(browser.getQueryState(['family', { page: 0 }])?.dataUpdatedAt).toBe(READ_AT);
});

test('segmentations, the shop and failures stay on the server (performance.md)', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.setQueryData(['segmentations'], []);
  server.setQueryData(['shop'], {});
  await server.prefetchQuery({
    queryKey: ['menu'],
    queryFn: () => Promise.reject(new Error('UPSTREAM_ERROR')),
  });
  expect(packQueries(server)).toBe('[]');
});
