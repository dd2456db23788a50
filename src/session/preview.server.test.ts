import { expect, test, vi } from 'vitest';
import { previewedInstant, previewIn } from './preview.server.ts';
import { seal } from './seal.server.ts';

const SECRETS = ['a-secret-of-thirty-two-characters'];
vi.mock('./config.server.ts', () => ({
  config: () => ({ environment: 'test', secrets: { sessionSecrets: SECRETS } }),
}));
vi.mock('./request-origin.server.ts', () => ({ requestOrigin: () => 'http://localhost:3000' }));

const sealed = (value: unknown, secrets = SECRETS) => seal(value, secrets, 60);

test('a sealed cookie shows what it names, in its own shop alone (decision 070)', async () => {
  const cookies = `a=1; preview-test-fr=${await sealed({ preview: 'token' })}; b=2`;
  expect(await previewIn(cookies, 'fr-fr')).toBe('token');
  expect(await previewIn(cookies, 'fr')).toBe('token');
  expect(await previewIn(cookies, 'fr-ch')).toBeNull();
  expect(await previewIn(cookies.replace('preview', '__Host-preview'), 'fr-fr')).toBeNull();
  expect(await previewIn('a=1', 'fr-fr')).toBeNull();
  expect(await previewIn(undefined, 'fr-fr')).toBeNull();
});

test('a link to a shop at an instant says which, all others none', async () => {
  const at = '2026-12-01T23:00:00.000Z';
  const cookies = `preview-test-fr=${await sealed({ preview: 'token', at })}`;
  expect(await previewedInstant(cookies, 'fr-fr')).toBe(at);
  expect(await previewedInstant(cookies, 'fr-ch')).toBeNull();
  const other = `preview-test-fr=${await sealed({ preview: 'token' })}`;
  expect(await previewedInstant(other, 'fr-fr')).toBeNull();
});

test('what none of our secrets has sealed shows nothing, whatever it is', async () => {
  const other = ['another-secret-of-thirty-two-chars'];
  for (const value of [
    await sealed({ preview: 'token' }, other),
    await sealed({ token: 'token' }),
    ...['', 'token', '%', 'Fe26.2*1*a*b*c*d*e*f', 'Fe26.2*1*a*b*c*soon*e*f~2'],
  ]) {
    expect(await previewIn(`preview-test-fr=${value}`, 'fr-fr'), value).toBeNull();
  }
});
