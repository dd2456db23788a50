import { expect, test, vi } from 'vitest';

const disk = vi.hoisted(() => ({ free: 1_000_000 }));
vi.mock('node:fs/promises', () => ({ statfs: async () => ({ bavail: disk.free, bsize: 4_096 }) }));
const shop = vi.hoisted(() => ({ isProduction: false }));
vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({ dataFolder: '.data', ...shop }),
}));
vi.mock('#src/session/legal-gaps.server.ts', () => ({
  legalGapLines: async () => ['de-de: draft terms'],
}));
const platform = vi.hoisted(() => ({ shops: ['de-de'] }));
vi.mock('#src/session/shop-parameters.server.ts', () => ({
  openShops: async () => platform.shops,
}));

const { answerHealth } = await import('./health.ts');

async function statusOf(path: string) {
  const url = new URL(path, 'http://shop.test');
  return (await answerHealth(new Request(url), url))?.status;
}

test('in production what shops lack in law is told below, and shoppers are sent all the same', async () => {
  const url = new URL('/readyz', 'http://shop.test');
  const told = async () => {
    const answer = await answerHealth(new Request(url), url);
    return [answer?.status, await answer?.text()];
  };
  expect(await told()).toEqual([200, 'OK\n']);
  shop.isProduction = true;
  expect(await told()).toEqual([200, 'OK\nde-de: draft terms\n']);
});

test('a disk that is full takes the storefront out of the balancer and does not end it', {
  tags: ['F36'],
}, async () => {
  expect(await statusOf('/readyz')).toBe(200);
  disk.free = 100;
  expect([await statusOf('/readyz'), await statusOf('/livez')]).toEqual([503, 200]);
});

test('shoppers are sent to no storefront before a shop is open, whichever it is', async () => {
  disk.free = 1_000_000;
  expect(await statusOf('/readyz')).toBe(200);
  platform.shops = [];
  expect(await statusOf('/readyz')).toBe(503);
});
