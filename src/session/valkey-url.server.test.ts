import { describe, expect, test } from 'vitest';
import { sentinelOptions, valkeyUrlProblem } from './valkey-url.server.ts';

describe('the URL of what processes share', () => {
  test('names several sentinels, the server that they know, and who asks', {
    tags: ['F40'],
  }, () => {
    const url = 'redis+sentinel://shop:p%40ss@kv1:26379,kv2,[fd00::3]:26380/shop-master/2';
    expect(sentinelOptions(url)).toEqual({
      sentinels: [
        { host: 'kv1', port: 26379 },
        { host: 'kv2', port: 26379 },
        { host: 'fd00::3', port: 26380 },
      ],
      name: 'shop-master',
      username: 'shop',
      password: 'p@ss',
      db: 2,
    });
  });

  test('may say that all of them speak TLS, and the password of the sentinels', () => {
    const url = 'rediss+sentinel://:secret@kv1,kv2/shop?sentinel-password=other';
    expect(sentinelOptions(url)).toMatchObject({
      ...{ name: 'shop', password: 'secret', sentinelPassword: 'other' },
      ...{ tls: {}, enableTLSForSentinelMode: true },
    });
  });

  test.each(['redis://kv1:6379/0', 'rediss://shop:secret@kv1', 'redis+sentinel://kv1/shop'])(
    '%s is one',
    (url) => expect(valkeyUrlProblem(url)).toBeNull(),
  );

  test.each([
    'http://kv1',
    'redis+sentinel://kv1,kv2',
    'redis+sentinel:///shop',
    'redis+sentinel://kv1:port/shop',
    'redis+sentinel://kv1,,kv2/shop',
  ])('%s is none', (url) => expect(valkeyUrlProblem(url)).toContain('redis+sentinel://'));
});
