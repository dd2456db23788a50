import { describe, expect, test, vi } from 'vitest';
import { builtInPolicy, mergeRules, nonceSources, policyText } from './content-security-policy.ts';

const configured = vi.hoisted(() => ({
  mediaUrl: 'https://pictures.example/media',
  cardUrl: 'https://cards.example',
  paymentPages: ['https://www.mollie.com'],
  authUrl: 'https://identity.example',
  tagId: null as string | null,
  abTestUrl: null as string | null,
  olapicUrl: null as string | null,
  richRelevanceUrl: null as string | null,
}));
vi.mock('#src/session/config.server.ts', () => ({ config: () => configured }));

describe('the built-in policy', () => {
  test('starts from nothing, allows inline scripts by nonce alone and no framing', {
    tags: ['CSP-04'],
  }, () => {
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
      'https://www.mollie.com',
    ]);
    expect(policy['img-src']).toContain('https://pictures.example');
  });

  test('scripts of partners may run where they are switched on, and nowhere else', () => {
    const scripts = () => builtInPolicy(nonceSources('abc'))['script-src'];
    expect(scripts()).toEqual(["'self'", "'nonce-abc'"]);
    configured.abTestUrl = 'https://variants.example/shop.js';
    expect(scripts()).toEqual(["'self'", "'nonce-abc'", 'https://variants.example']);
    configured.richRelevanceUrl = 'https://variants.example/recommendations.js';
    configured.olapicUrl = 'https://pictures-of-customers.example/looks.js';
    expect(scripts()).toEqual([
      "'self'",
      "'nonce-abc'",
      'https://variants.example',
      'https://pictures-of-customers.example',
    ]);
    Object.assign(configured, { abTestUrl: null, olapicUrl: null, richRelevanceUrl: null });
    configured.tagId = 'GTM-AB12';
    expect(scripts()).toEqual(["'self'", "'nonce-abc'", 'https://www.googletagmanager.com']);
    configured.tagId = null;
  });
});

describe('rules of the platform', () => {
  test('add hosts to the directives that may grow', { tags: ['CSP-01'] }, () => {
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
    '203.0.113.7',
    'https://203.0.113.7:8443',
    '127.0.0.1',
    '*.com',
    'co.uk',
    '*.co.uk',
    '*.github.io',
  ])('cannot add %j', { tags: ['T30'] }, (source) => {
    const policy = builtInPolicy(nonceSources('abc'));
    expect(mergeRules(policy, { 'script-src': [source] })).toEqual(policy);
  });

  test('add forty hosts to a directive and four kilobytes to the policy at most', {
    tags: ['T30'],
  }, () => {
    const policy = builtInPolicy(nonceSources('abc'));
    const hosts = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => `${name}${index}.example`);
    const many = mergeRules(policy, { 'script-src': hosts(10_000, 'a') });
    expect(many['script-src']).toHaveLength((policy['script-src']?.length ?? 0) + 40);
    const long = 'x'.repeat(60);
    const rules = Object.fromEntries(
      [
        'script-src',
        'style-src',
        'img-src',
        'font-src',
        'connect-src',
        'frame-src',
        'media-src',
      ].map((directive) => [directive, hosts(40, `${long}.${long}.${directive}`)]),
    );
    const added = policyText(mergeRules(policy, rules)).length - policyText(policy).length;
    expect(added).toBeGreaterThan(3_000);
    expect(added).toBeLessThan(4_096 + 200);
  });

  test('name each host once', { tags: ['T30'] }, () => {
    const policy = builtInPolicy(nonceSources('abc'));
    const merged = mergeRules(policy, { 'img-src': ['a.example', 'a.example'] });
    expect(merged['img-src']?.filter((source) => source === 'a.example')).toHaveLength(1);
  });

  test('cannot touch what protects the page', { tags: ['T30'] }, () => {
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
