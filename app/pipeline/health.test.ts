import { expect, test, vi } from 'vitest';

const disk = vi.hoisted(() => ({ free: 1_000_000 }));
vi.mock('node:fs/promises', () => ({ statfs: async () => ({ bavail: disk.free, bsize: 4_096 }) }));
vi.mock('#src/session/config.server.ts', () => ({ config: () => ({ dataFolder: '.data' }) }));
vi.mock('#src/session/shop-parameters.server.ts', () => ({ shopParameters: async () => ({}) }));

const { answerHealth } = await import('./health.ts');

async function statusOf(path: string) {
  const url = new URL(path, 'http://shop.test');
  return (await answerHealth(new Request(url), url))?.status;
}

test('a disk that is full takes the storefront out of the balancer and does not end it', {
  tags: ['F36'],
}, async () => {
  expect(await statusOf('/readyz')).toBe(200);
  disk.free = 100;
  expect([await statusOf('/readyz'), await statusOf('/livez')]).toEqual([503, 200]);
});
