import { describe, expect, test, vi } from 'vitest';

const lines = vi.hoisted(() => [] as Record<string, unknown>[]);
vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({
    ...{ isTest: false, allowedHosts: [], trustedProxies: [], brandName: 'Vitrine' },
    hostRule: { environment: 'prod', brandHost: 'vitrine.example' },
    ...{ mediaUrl: null, tagId: null, abTestUrl: null, olapicUrl: null, richRelevanceUrl: null },
    ...{ cardUrl: 'https://cards.example', authUrl: 'https://identity.example' },
    paymentPages: [],
  }),
}));
vi.mock('#src/session/csp-rules.server.ts', () => ({ readCspRules: async () => ({}) }));
vi.mock('#src/session/shop-parameters.server.ts', () => ({ shopParameters: async () => ({}) }));
vi.mock('#src/session/open-shared-state.server.ts', async () => {
  const { createProcessState } = await import('#src/session/process-state.server.ts');
  const ended = { add: async () => undefined, has: async () => false, all: async () => new Map() };
  const state = createProcessState(ended, Date.now);
  return { sharedState: () => state };
});
vi.mock('#src/session/log.server.ts', async (original) => {
  const note = (line: Record<string, unknown>) => lines.push(line);
  return { ...(await original<object>()), log: { info: note, warn: note, error: note } };
});

const { createPipeline: before } = await import('./pipeline.ts');
const { delivered } = await import('#app/delivery/deliver.ts');

const createPipeline = (start: Parameters<typeof delivered>[0]) => before(delivered(start));
const page = () => new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } });
const SHOP = 'https://www.vitrine.fr';

describe('what costs', () => {
  const from = (ip: string, path: string, init: RequestInit = {}) =>
    createPipeline(page)(Object.assign(new Request(`${SHOP}${path}`, init), { ip }));
  const report = (ip: string) =>
    from(ip, '/api/csp-reports', {
      method: 'POST',
      body: JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } }),
    });

  test('reports past sixty a minute of one network are 429 with Retry-After, and are not logged', {
    tags: ['T47'],
  }, async () => {
    const answers = [];
    lines.length = 0;
    for (let turn = 0; turn < 70; turn += 1) answers.push(await report('203.0.113.1'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(lines.filter((line) => 'directive' in line)).toHaveLength(60);
    expect((await report('203.0.113.2')).status).toBe(204);
  });

  test('searches past 180 a minute are a page that says so, in the language of the shop; other pages stay', {
    tags: ['T47'],
  }, async () => {
    const answers = [];
    for (let turn = 0; turn < 190; turn += 1) {
      answers.push(await from('203.0.113.3', `/fr-fr/search?q=robe${turn}`));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers.get('content-type')).toContain('text/html');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toContain('Patientez une minute');
    expect((await from('203.0.113.3', '/fr-fr')).status).toBe(200);
    expect((await from('203.0.113.4', '/fr-fr/search?q=jupe')).status).toBe(200);
  });
});
