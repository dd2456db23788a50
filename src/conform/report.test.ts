import { describe, expect, test } from 'vitest';
import { unfilledIn } from './fixtures.ts';
import { junitOf, listTextOf, textOf } from './report.ts';
import type { Result } from './run-rules.ts';
import { fillSignIn, signIn } from './sign-in.ts';

const about = {
  class: 'behaviour',
  capability: 'core',
  ms: 12,
  requests: [],
  calls: [],
  left: [],
} as const;
const readCart = { id: 'cart.read', title: 'A cart is read', outcome: 'passed' } as const;
const results: Result[] = [
  { ...about, ...readCart },
  { ...about, id: 'cart.one', title: 'One cart', outcome: 'skipped', why: 'no customer' },
  {
    ...about,
    id: 'lines.add',
    title: 'A <line> & its price',
    outcome: 'failed',
    expected: '409 CART_VERSION_CONFLICT',
    came: '200 {"id":"c1"}',
    requests: [
      {
        ...{
          call: 'POST /carts/{cartId}/products/{sku}',
          method: 'POST',
          url: 'http://shop.test/carts/c1/products/S1?version=1',
          headers: {},
        },
        ...{ body: null, status: 200, answer: '{}', ms: 3 },
      },
    ],
  },
];
const report = { platform: 'http://shop.test', profile: ['core'], results };

describe('a report', () => {
  test('names a rule that failed, its request, what was expected and what came', () => {
    expect(textOf(report)).toContain(
      [
        '✗ lines.add: A <line> & its price',
        '    request   POST http://shop.test/carts/c1/products/S1?version=1 → 200',
        '    expected  409 CART_VERSION_CONFLICT',
        '    came      200 {"id":"c1"}',
      ].join('\n'),
    );
  });

  test('tells a fault of many rules once, and which calls are not there', () => {
    const failing = (id: string, call: string, status: number, came: string): Result => ({
      ...{ ...about, id, title: 'A rule', outcome: 'failed', expected: '201', came },
      requests: [
        {
          call,
          method: 'POST',
          url: 'http://shop.test/x',
          headers: {},
          body: null,
          ...{ status, answer: came, ms: 1 },
        },
      ],
    });
    const gone = '404 {"status":404,"code":"NOT_FOUND","message":"not found"}';
    const text = textOf({
      ...report,
      results: [
        failing('cart.create', 'POST /carts', 404, gone),
        failing('cart.read', 'POST /carts', 404, gone),
        failing('shops.two', 'GET /web-domains/', 200, 'no store id'),
        failing('shops.sends', 'GET /web-domains/', 200, 'no store id'),
        failing('lists.unknown', 'GET /families', 200, 'no store id'),
      ],
    });
    expect(text).toContain('      2 rules  POST /carts\n');
    expect(text).toContain('    also      shops.sends\n');
    expect(text).not.toContain('✗ cart.create');
    expect(text).not.toContain('✗ shops.sends');
    // The same words about another call are another cause.
    expect(text).toContain('✗ lists.unknown');
  });

  test('says what a rule could not remove again, and what follows', () => {
    const left = ['address 7: to remove it answers 500; each run adds more'];
    const text = textOf({ ...report, results: [{ ...about, ...readCart, left }] });
    expect(text).toContain(`Left on the platform:\n    cart.read: ${left}\n`);
  });

  test('a list of rules has a line for each', () => {
    const prove = () => Promise.resolve();
    expect(listTextOf([{ ...about, ...readCart, prove }])).toBe(
      'cart.read  behaviour  core       A cart is read\n1 rules\n',
    );
  });

  test('counts by class, says why a rule was skipped, and sums up in one line', () => {
    const text = textOf(report);
    expect(text).toMatch(/behaviour +1 +1 +1\n/);
    expect(text).toContain('- no customer: skipped cart.one');
    expect(text).toContain('profile core: 1 passed, 1 failed, 1 skipped');
  });

  test('is read by build servers, with signs of XML escaped', () => {
    const xml = junitOf(report);
    expect(xml).toContain('<testsuite name="lines" tests="1" failures="1" skipped="0">');
    expect(xml).toContain('name="A &lt;line&gt; &amp; its price"');
    expect(xml).toContain('came 200 {&quot;id&quot;:&quot;c1&quot;}');
    expect(xml).toContain('<skipped message="no customer"/>');
  });
});

test('a sign-in page is filled in whatever its fields are called, hidden ones included', () => {
  const page = `<form action="/search"><input name="q"></form>
    <form method="post" action="/login?a=1&amp;b=2&#38;c=3&#x26;d=4"><input type="hidden" name="csrf" value="x1">
    <input type='email' name=username><input type="password" name="pass"><input type="checkbox" name="remember"></form>`;
  const { action, fields } = fillSignIn(page, 'a@shop.test', 'secret');
  expect(action).toBe('/login?a=1&b=2&c=3&d=4');
  expect(Object.fromEntries(fields)).toEqual({
    csrf: 'x1',
    username: 'a@shop.test',
    pass: 'secret',
  });
});

test('fixtures with the secrets of the sample, or a token that is none, are named', () => {
  const customers = {
    one: { email: 'one@shop.test', password: '…' },
    two: { accessToken: 'abc', refreshToken: 'a.b.c' },
  };
  expect(unfilledIn({ customers })).toEqual([
    'customers.one.password is still that of the sample',
    'customers.two.accessToken is no JWT',
  ]);
});

test('a sign-in that fails says why, by the cause that a library hides', async () => {
  const settings = { clientId: 'storefront', clientSecret: 's', redirectUri: 'http://shop.test/x' };
  const signedIn = signIn('http://localhost:1', { email: 'a@shop.test', password: 'p' }, settings);
  await expect(signedIn).rejects.toThrow(/sign-in of a@shop.test.*(ECONNREFUSED|bad port)/);
});
