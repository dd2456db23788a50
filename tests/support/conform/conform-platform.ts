import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { type Fixtures, readFixtures } from '#src/conform/fixtures.ts';
import type { Target } from '#src/conform/run-rules.ts';
import { keepSignIns, signIn } from '#src/conform/sign-in.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { createTestDatabase } from '#src/platform/kernel/database/test-database.ts';
import {
  CLIENT_SECRET,
  createTestKey,
  DATA_SECRETS,
  SUBSCRIPTION_KEY,
} from '../identity-server.ts';
import { findFreePort, runProgram } from '../run-program.ts';
import { SEEDED_SHOP } from '../seeded-shop.ts';

/** Our platform in a separate process, with the fixtures of the rules. */

const START_BUDGET_MS = 60_000;
const DEMO_FIXTURES = 'src/demo/conform.json';

/** What the demo has no product of: one without a picture, sold in France alone. */
const SCARF = `Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price
conform-scarf,Scarf of the rules,Scarves,TRUE,Title,Default Title,CONFORM-1,30,25.00`;

export type ConformPlatform = Target & {
  /** Secrets of the program, as somebody gives them who runs the rules by command. */
  env: Record<string, string>;
  /** Where its answer to the fixtures is. */
  fixturesFile: string;
  stop(): Promise<void>;
};

export async function startConformPlatform(): Promise<ConformPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'));
  const db = await createTestDatabase(SEEDED_SHOP);
  const file = Readable.from([SCARF]);
  const shops = ['fr-fr'] as const;
  await importProducts(db.database, file, {
    language: 'fr',
    shops,
    currency: 'EUR',
    now: new Date(),
  });
  const demo = await readFixtures(DEMO_FIXTURES);
  const products = { ...demo.products, noPicture: 'CONFORM-1', firstShopOnly: 'CONFORM-1' };
  const fixtures: Fixtures = { ...demo, products };
  const fixturesFile = join(folder, 'fixtures.json');
  writeFileSync(fixturesFile, JSON.stringify(fixtures));

  const [port, card, backOffice, metrics] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const platform = `http://localhost:${port}`;
  const program = runProgram('src/demo/main.ts', {
    VITRINE_ENV: 'test',
    PLATFORM_DEMO: '1',
    DATA_DIR: folder,
    DATABASE_URL: db.url,
    PLATFORM_PORT: String(port),
    CARD_PORT: String(card),
    BACK_OFFICE_PORT: String(backOffice),
    PLATFORM_METRICS_PORT: String(metrics),
    STOREFRONT_URL: fixtures.payment.returnTo,
    SUBSCRIPTION_KEY,
    WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
    IDENTITY_KEYS: JSON.stringify([createTestKey()]),
    DATA_SECRETS,
    LOG_LEVEL: 'silent',
  });
  expect(await waitFor(`${platform}/_health`, START_BUDGET_MS), program.said()).toBe(true);
  const redirectUri = new URL(`/${fixtures.shops.first}/auth/callback`, fixtures.payment.returnTo);
  const settings = {
    ...{ clientId: 'storefront', clientSecret: CLIENT_SECRET },
    redirectUri: redirectUri.href,
  };
  return {
    ...{
      platform,
      auth: platform,
      media: platform,
      fixtures,
      fixturesFile,
      subscriptionKey: SUBSCRIPTION_KEY,
    },
    env: { SUBSCRIPTION_KEY, IDENTITY_CLIENT_SECRET: CLIENT_SECRET },
    ...keepSignIns((name) => signIn(platform, fixtures.customers[name], settings)),
    stop: async () => {
      await program.stop();
      await db.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
