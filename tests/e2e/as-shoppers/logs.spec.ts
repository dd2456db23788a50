import { readFileSync } from 'node:fs';
import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { expect, test } from './shoppers-test.ts';

/** What administrators read: one JSON object a line, and no line that a stranger has written (T33). */

const FORGED = '{"a\n{"level":60,"time":"2026-01-01T00:00:00.000Z","msg":"forged"}\n';
const WHISPERED = 'robe-pour-camille';

function linesOf(program: 'storefront' | 'platform'): string[] {
  const file = `${AS_SHOPPERS.dataFolder}/logs/${program}.log`;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

test('every line of both programs is one JSON object with an ISO time, whatever is sent', {
  tag: ['@T33', '@A-150'],
}, async ({ request }) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  for (const marker of ['true', 'no']) {
    const answer = await request.post('/_serverFn/fetchCart', {
      headers: { ...headers, 'x-tsr-serverfn': marker },
      data: Buffer.from(FORGED),
    });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).not.toMatch(/JSON|stack|forged/);
  }
  await request.get(`/fr-fr/search?q=${WHISPERED}&reference=P-${WHISPERED}`);
  await request.get(`/fr-fr/nowhere?q=${WHISPERED}`);
  for (const program of ['storefront', 'platform'] as const) {
    const lines = linesOf(program);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(WHISPERED))).toEqual([]);
    for (const line of lines) {
      const entry: unknown = JSON.parse(line);
      expect(entry).toMatchObject({
        program,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      expect(entry).not.toMatchObject({ msg: 'forged' });
    }
  }
});

test('both programs tell a collector what they do', async ({ request }) => {
  const { metrics, platformMetrics } = AS_SHOPPERS.ports;
  const storefront = await (await request.get(`http://127.0.0.1:${metrics}/metrics`)).text();
  expect(storefront).toMatch(/^storefront_answers_total\{route="\/readyz",status="200"\} \d+$/m);
  expect(storefront).toMatch(/^storefront_circuits_open \d+$/m);
  const inner = await (await request.get(`http://127.0.0.1:${platformMetrics}/metrics`)).text();
  expect(inner).toMatch(/^platform_orders \d+$/m);
  expect(inner).toMatch(/^platform_jobs_waiting\{kind="payments"\} \d+$/m);
  expect(inner).toMatch(/^platform_database_connections\{pool="statements",state="open"\} \d+$/m);
  expect(inner).toMatch(/^platform_calls_total\{.*route="\/web-domains\/".*\} \d+$/m);
});
