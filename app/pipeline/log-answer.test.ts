import { expect, test, vi } from 'vitest';

const lines = vi.hoisted(() => [] as [string, string][]);
vi.mock('#src/session/log.server.ts', async (original) => {
  const level = (name: string) => (_line: object, message: string) => lines.push([name, message]);
  return {
    ...(await original<object>()),
    log: { debug: level('debug'), info: level('info'), warn: level('warn'), error: level('error') },
  };
});

const { logAnswer } = await import('./log-answer.ts');

test.each([
  ['/fr-fr', 200, ['info', 'request']],
  ['/fr-fr/nothing', 404, ['warn', 'Page not found: /fr-fr/nothing']],
  ['/fr-fr', 503, ['error', 'the page failed']],
  ['/media/101/AP.webp', 503, ['info', 'picture not ready']],
  ['/media/101/AP.webp', 502, ['error', 'the page failed']],
  ['/media/101/AP.webp', 499, ['debug', 'given up']],
])(
  '%s answered with %i is one line, an error where staff should look',
  { tags: ['T33', 'ERR-17'] },
  (path, status, line) => {
    lines.length = 0;
    const url = new URL(path, 'https://www.vitrine.fr');
    const scope = { correlationId: 'c', nonce: 'n', origin: url.origin, clientAddress: '::1' };
    logAnswer({ request: new Request(url), url, scope, status, since: 0 });
    expect(lines).toEqual([line]);
  },
);
