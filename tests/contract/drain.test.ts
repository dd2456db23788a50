import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitFor } from '#src/launch/wait-for.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { platformSecrets } from '../support/platform-program.ts';
import { findFreePort, runProgram } from '../support/run-program.ts';

let folder: string;
let db: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drain-'));
  db = await createTestDatabase();
});
afterAll(async () => {
  await db.drop();
  rmSync(folder, { recursive: true });
});

test('a platform that is told to stop is not ready, goes on answering for its seconds, and ends well', {
  tags: ['F26'],
}, async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const program = runProgram('src/platform/main.ts', {
    ...{ VITRINE_ENV: 'drain', DATA_DIR: folder, DATABASE_URL: db.url, DRAIN_SECONDS: '6' },
    ...{ PLATFORM_PORT: String(port), BACK_OFFICE_PORT: String(await findFreePort()) },
    PLATFORM_METRICS_PORT: String(await findFreePort()),
    ...platformSecrets(),
  });
  expect(await waitFor(`${url}/_health`, 60_000), program.said()).toBe(true);
  const { headers } = await fetch(`${url}/_health`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const stopped = program.stop();
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  await vi.waitFor(async () => expect(await statusOf('/_health')).toBe(503), {
    ...{ interval: 50, timeout: 5_000 },
  });
  // A call without a key is refused by the platform itself, not by a closed port.
  expect(await statusOf('/web-domains/')).toBe(401);
  await stopped;
  expect(await program.ended).toBe(0);
  await expect(statusOf('/_health')).rejects.toThrow();
});
