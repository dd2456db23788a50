import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { declarationOf } from '#src/domain/wire/capabilities.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { answerCalls } from '../../tests/support/answer-calls.ts';

/** The policy of a page with rules from the platform. */

vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({
    platformUrl: 'http://platform.test',
    secrets: { subscriptionKey: 'key-of-the-shop' },
    isCacheOff: true,
    mediaUrl: null,
    tagId: null,
    abTestUrl: null,
    olapicUrl: null,
    richRelevanceUrl: null,
    cardUrl: 'https://cards.example',
    paymentPages: [],
    authUrl: 'https://identity.example',
  }),
}));
vi.mock('#src/session/log.server.ts', () => ({ log: { warn: () => undefined } }));

const { contentSecurityPolicy, nonceSources } = await import('./content-security-policy.ts');
const { runInScope } = await import('#src/session/request-scope.server.ts');

/** What the platform says of itself before: it has editors, and their rules. */
const SHOPS = buildWebDomains(daysFrom(new Date('2026-11-26T12:00:00Z'))).map((shop) => ({
  ...shop,
  params: { ...shop.params, capabilities: declarationOf(['content']) },
}));

let asked: Request[] = [];
let answer: () => Response;
let stopAnswering: () => void;
beforeAll(() => {
  stopAnswering = answerCalls((request) => {
    if (request.url.endsWith(getWebDomains.path)) return Response.json(SHOPS);
    asked.push(request);
    return answer();
  });
});
afterAll(() => stopAnswering());

/** Directive -> sources of a policy made while the platform answers so. */
async function policyWhen(platformAnswers: () => Response): Promise<Map<string, string>> {
  asked = [];
  answer = platformAnswers;
  const scope = { correlationId: 'c', nonce: 'abc', origin: '', clientAddress: '' };
  const policy = await runInScope(scope, () => contentSecurityPolicy(nonceSources('abc')));
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const rules = {
  'script-src': ["'self'", 'scripts.partner.example'],
  'connect-src': ['https://events.partner.example'],
  'img-src': ['*.pictures.example'],
};

test('each directive of the rules is in the header with its sources', {
  tags: ['CSP-01'],
}, async () => {
  const policy = await policyWhen(() => Response.json(rules));
  expect(policy.get('script-src')).toBe("'self' 'nonce-abc' scripts.partner.example");
  expect(policy.get('connect-src')).toBe(
    "'self' https://cards.example https://events.partner.example",
  );
  expect(policy.get('img-src')).toBe("'self' data: *.pictures.example");
  expect(policy.get('style-src')).toBe("'self' 'nonce-abc'");
});

test('the rules are asked for by type, without a store', { tags: ['CSP-02'] }, async () => {
  await policyWhen(() => Response.json(rules));
  const [request] = asked;
  expect(`${request?.method} ${request?.url}`).toBe(
    'POST http://platform.test/applications/front-ecommerce/rules/merge-csp',
  );
  expect(await request?.json()).toEqual({ rulesType: 'csp' });
  expect(request?.headers.get('x-store-id')).toBe('');
});

test('rules that cannot be had leave the built-in policy', {
  tags: ['CSP-03', 'A-148'],
}, async () => {
  const builtIn = await policyWhen(() => Response.json({}));
  const failing = await policyWhen(() => new Response('no', { status: 500 }));
  expect(failing).toEqual(builtIn);
  expect(failing.get('script-src')).toBe("'self' 'nonce-abc'");
});
