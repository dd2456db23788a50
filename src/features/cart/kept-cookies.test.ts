import { expect, test } from 'vitest';
import { cookieRule } from '#src/process/cookie-rule.ts';
import { mustTell } from './cookie-check.ts';

/** A browser's cookies as scripts see them; `isSecureKept` is false for WebKit over plain HTTP. */
function openJar({ isOpen = true, isSecureKept = true } = {}) {
  const kept = new Map<string, string>([['locale', 'fr-fr']]);
  return {
    get cookie() {
      return isOpen ? [...kept].map(([name, value]) => `${name}=${value}`).join('; ') : '';
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else if (isSecureKept || !attributes.includes('Secure')) kept.set(name, value);
    },
  };
}

function openStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const OVER_HTTP = cookieRule('test', 'http://localhost:3000');
const OVER_HTTPS = cookieRule('prod', 'https://www.vitrine.fr');

test('a browser that keeps cookies is told nothing, and keeps no trace of the question', {
  tags: ['F32'],
}, () => {
  const jar = openJar();
  expect(mustTell(jar, OVER_HTTPS, openStorage())).toBe(false);
  expect(mustTell(openJar({ isSecureKept: false }), OVER_HTTP, openStorage())).toBe(false);
  expect(jar.cookie).toBe('locale=fr-fr');
});

test.each([
  ['keeps none', openJar({ isOpen: false }), OVER_HTTPS],
  ['drops what is Secure', openJar({ isSecureKept: false }), OVER_HTTPS],
])('a browser that %s is told once', { tags: ['F32'] }, (_, jar, rule) => {
  const storage = openStorage();
  expect(mustTell(jar, rule, storage)).toBe(true);
  expect(mustTell(jar, rule, storage)).toBe(false);
});
