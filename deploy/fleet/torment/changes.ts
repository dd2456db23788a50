import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, request } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { blockSchema } from '#src/domain/content/block.schema.ts';
import { firstBlock } from '#src/domain/content/blocks.ts';
import { staffEntrySchema } from '#src/domain/content/staff-content.schema.ts';
import { openPhotoArchive } from '#src/platform/pictures/photo-archive.ts';
import type { TrialFleet } from '../trial/trial-fleet.ts';
import { askLeader } from './database-checks.ts';

/** What the retailer changes in the shop. */

const HOME = '/staff/content/home_page/home/fr-fr';
const SHOWN_BUDGET_MS = 20_000;
/** The edge has a page for ten seconds: with one as young, what is shown sooner was purged. */
const YOUNG_S = 2;

const homeSchema = z.looseObject({ sections: z.array(blockSchema) });

async function seeHome(shop: string) {
  const answer = await fetch(`${shop}/fr-fr`, { signal: AbortSignal.timeout(SHOWN_BUDGET_MS) });
  const { headers } = answer;
  if (headers.has('xkey')) throw new Error('The edge tells browsers what a page is made of.');
  const isSaved = Number(headers.get('x-edge-hits')) > 0 && Number(headers.get('age')) <= YOUNG_S;
  return { isSaved, text: await answer.text() };
}

/** Waits until something is so; throws the sentence where it is not in time. */
async function within(sentence: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 2 * SHOWN_BUDGET_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(sentence);
    await pause(100);
  }
}

async function sign(staff: APIRequestContext): Promise<void> {
  const data = { email: 'editor@vitrine.example', password: DEMO_PASSWORD };
  const answer = await staff.post('/staff/sign-in', { data });
  if (!answer.ok()) throw new Error(`The editor cannot sign in: ${answer.status()}`);
}

/** Gives the row of products of the home page this title, or the one that `title` makes of it. */
async function publishTitle(
  staff: APIRequestContext,
  title: string,
): Promise<{ before: string; at: number }> {
  const entry = staffEntrySchema.parse(await (await staff.get(HOME)).json());
  const { sections, ...fields } = homeSchema.parse(entry.fields);
  const row = firstBlock(sections, 'products');
  if (row === undefined) throw new Error('The home page has no row of products.');
  const data = {
    revision: entry.revision,
    fields: { ...fields, sections: sections.with(sections.indexOf(row), { ...row, title }) },
  };
  const answer = await staff.post(`${HOME}/publication`, { data });
  if (!answer.ok()) throw new Error(`The editor cannot publish: ${answer.status()}`);
  return { before: row.title, at: Date.now() };
}

/**
 * An editor publishes another title while the edge has the page; after how many seconds the edge shows
 * it, or null where it did not.
 */
export async function showChange({ fleet }: TrialFleet): Promise<number | null> {
  const { shops, backOffice } = fleet.origins;
  const shop = shops[0] ?? '';
  const staff = await request.newContext({
    baseURL: backOffice,
    extraHTTPHeaders: { origin: backOffice },
  });
  try {
    await sign(staff);
    const isAtEdge = async () => (await seeHome(shop)).isSaved;
    await within('The edge saves no page.', isAtEdge);
    const title = `Choisi à ${new Date().toISOString()}`;
    const { before, at } = await publishTitle(staff, title);
    let shownAfter: number | null = null;
    while (shownAfter === null && Date.now() - at < SHOWN_BUDGET_MS) {
      if ((await seeHome(shop)).text.includes(title)) shownAfter = (Date.now() - at) / 1_000;
      else await pause(100);
    }
    await publishTitle(staff, before);
    return shownAfter;
  } finally {
    await staff.dispose();
  }
}

/** How a photograph may be kept by others; a drawing, for ever. */
const OF_PHOTOS = 'max-age=86400';
const PHOTO = { width: 800, height: 1200, channels: 3, background: '#7a5c3e' } as const;

/**
 * Gives a garment a photograph in the S3 of the fleet; the path of a picture of it, once the shop shows
 * it.
 */
export async function addPhoto(trial: TrialFleet, sku: string): Promise<string> {
  const { photos, platform, origins } = trial.fleet;
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
    process.env[name] = platform[name] ?? '';
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'fleet-photo-'));
  const archive = await openPhotoArchive({ dataFolder, photosUrl: photos ?? null });
  const photo = await archive.keep(await sharp({ create: PHOTO }).webp().toBuffer());
  rmSync(dataFolder, { recursive: true });
  const [option = ''] = await askLeader(
    trial,
    `insert into option_photos select option_id, 'AP', '${photo}', 'trial' from skus where sku = '${sku}'
      on conflict (option_id, type) do update set photo_id = excluded.photo_id returning option_id`,
  );
  const path = `/media/${option}/AP.webp`;
  await within('The photograph is not shown.', async () => {
    const { ok, headers, body } = await fetch(`${origins.shops[0]}${path}`);
    await body?.cancel();
    return ok && (headers.get('cache-control') ?? '').includes(OF_PHOTOS);
  });
  return path;
}
