import { expect, test, vi } from 'vitest';
import { collectTags, noteTags, onPurge } from '#src/session/page-tags.server.ts';

const settings = vi.hoisted(() => ({
  purgeKey: 'a-key-of-those-who-may-drop-pages' as string | null,
}));
vi.mock('#src/session/config.server.ts', () => ({ config: () => settings }));
const { answerPurge } = await import('./purge.ts');

const asked: string[][] = [];
onPurge((isStale) => {
  const known = ['product-1', 'product-2'];
  asked.push(known.filter((tag) => isStale(new Set([tag]))));
});

const purgeRequest = (key: string, method = 'PURGE') =>
  new Request('http://sf1:3000/', {
    method,
    headers: { authorization: `Bearer ${key}`, 'xkey-purge': 'product-2  product-3' },
  });

test('the platform may drop what is made of the tags that it names, nobody else may', {
  tags: ['T32'],
}, () => {
  expect(answerPurge(purgeRequest('a-guess'))?.status).toBe(401);
  expect(asked).toEqual([]);
  expect(answerPurge(purgeRequest('a-key-of-those-who-may-drop-pages'))?.status).toBe(200);
  expect(asked).toEqual([['product-2']]);
});

test('without a key nothing is dropped, and the method is refused like others', {
  tags: ['T32'],
}, () => {
  settings.purgeKey = null;
  expect(answerPurge(purgeRequest(''))).toBeNull();
});

test('what is noted outside of a page is of no page', async () => {
  noteTags(['product-1']);
  expect([...(await collectTags(async () => 1)).tags]).toEqual([]);
});
