import { describe, expect, test, vi } from 'vitest';
import { builtInPolicy, mergeRules, nonceSources, policyText } from './content-security-policy.ts';

vi.mock('#src/session/config.ts', () => ({
  config: () => ({
    mediaUrl: 'https://pictures.example/media',
    cardUrl: 'https://cards.example',
    authUrl: 'https://identity.example',
  }),
}));

describe('the built-in policy', () => {
  test('starts from nothing, takes inline scripts by nonce alone and is framed by nobody (CSP-04)', () => {
    const policy = policyText(builtInPolicy(nonceSources('abc')));
    expect(policy).toContain(
      "default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'",
    );
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('forms may go to the provider and the card page, pictures may come from the CDN', () => {
    const policy = builtInPolicy(nonceSources('abc'));
    expect(policy['form-action']).toEqual([
      "'self'",
      'https://identity.example',
      'https://cards.example',
    ]);
    expect(policy['img-src']).toContain('https://pictures.example');
  });
});

describe('rules of the platform', () => {
  test('add hosts to the directives that may grow (CSP-01)', () => {
    const merged = mergeRules(builtInPolicy(nonceSources('abc')), {
      'script-src': ['https://scripts.example', '*.cdn.example'],
      'img-src': ['img.example:8443'],
    });
    expect(merged['script-src']).toEqual([
      "'self'",
      "'nonce-abc'",
      'https://scripts.example',
      '*.cdn.example',
    ]);
    expect(merged['img-src']?.at(-1)).toBe('img.example:8443');
  });

  test.each([
    '*',
    "'unsafe-inline'",
    'https:',
    'data:',
    'blob:',
    'a.example; script-src *',
    'a.example\nb',
    "'none'",
    'http://plain.example',
    'javascript:alert(1)',
  ])('cannot add %j (T30)', (source) => {
    const policy = builtInPolicy(nonceSources('abc'));
    expect(mergeRules(policy, { 'script-src': [source] })).toEqual(policy);
  });

  test('cannot touch what protects the page (T30)', () => {
    const policy = builtInPolicy(nonceSources('abc'));
    const rules = {
      'frame-ancestors': ['evil.example'],
      'base-uri': ['evil.example'],
      'form-action': ['evil.example'],
      'new-src': ['a.example'],
    };
    expect(mergeRules(policy, rules)).toEqual(policy);
  });
});
