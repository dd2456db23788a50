import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createDrawings } from '#src/demo/drawings/demo-drawings.ts';
import { FIRST_LOOK, layOutFirstLook } from '#src/demo/drawings/first-look.ts';
import { isHero, productsOn } from '#src/demo/drawings/hero-scenes.ts';
import { findGarment, findGroup } from '#src/demo/garments/garment-store.ts';
import { familyPageSchema, searchPageSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { PICTURE_SHAPES } from '#src/domain/catalogue/pictures.ts';
import { firstBlock } from '#src/domain/content/blocks.ts';
import {
  CONTENT_SCHEMAS,
  contentEntriesSchema,
  type Story,
} from '#src/domain/content/content.schema.ts';
import { STORY_KINDS } from '#src/domain/content/content.ts';
import { contentTarget } from '#src/domain/content/page-slugs.ts';
import { HEROES } from '#src/platform/opening/content/heroes.ts';
import type { Subject } from '#src/platform/pictures/drawings.ts';
import { SHOWN_PICTURE_TYPES } from '#src/platform/pictures/picture-query.ts';
import { createPictureSource } from '#src/platform/pictures/picture-source.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { status, body } = await platform.guest().call('GET', path);
  expect(status, path).toBe(200);
  return schema.parse(body);
}

async function entries(type: string) {
  const path = `/cms/v3/content_types/${type}/entries?locale=fr-fr`;
  return (await read(path, contentEntriesSchema)).entries;
}

/** Ids of all products of a list. */
async function listed(familyId: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 0; ; page += 1) {
    const path = `/ecommerce/v3/catalog/families/${familyId}/products?pageSize=96&page=${page}`;
    const { values, total } = await read(path, familyPageSchema);
    for (const { productId } of values) ids.add(productId);
    if (ids.size >= total || values.length === 0) return ids;
  }
}

const shownOn = (hero: string) => {
  if (!isHero(hero)) throw new Error(`no scene is called ${hero}`);
  return productsOn(hero);
};

/** Families that a story links to, and the options that its looks are tagged with. */
function linkedBy({ sections }: Story) {
  const links = sections.flatMap((section) => ('link' in section ? [section.link] : []));
  const families = links.flatMap(({ url }) => {
    const target = contentTarget(url);
    return target.page === 'family' ? [target.familyId] : [];
  });
  const tagged = sections.flatMap((section) => (section.kind === 'look' ? section.places : []));
  return { families, tagged: tagged.map(({ search }) => search) };
}

async function storyOf(url: string): Promise<Story> {
  const target = contentTarget(url);
  if (target.page !== 'story') throw new Error(`${url} is no story`);
  const { slug } = target;
  const all = await entries(`${slug.kind}_page`);
  const entry = all.find(({ uid }) => uid === slug.id);
  return CONTENT_SCHEMAS[`${slug.kind}_page`].parse(entry?.fields);
}

/** What a shopper can get to by a link: the products of its list, or those of its story. */
async function behind(
  url: string,
): Promise<(product: { productId: string; optionId: string }) => boolean> {
  const target = contentTarget(url);
  if (target.page === 'family') {
    const ids = await listed(target.familyId);
    return ({ productId }) => ids.has(productId);
  }
  const { families, tagged } = linkedBy(await storyOf(url));
  const ids = await Promise.all(families.map(listed));
  return ({ productId, optionId }) =>
    tagged.includes(optionId) || ids.some((known) => known.has(productId));
}

async function expectTrue(hero: string, url: string) {
  const isLinked = await behind(url);
  const strangers = shownOn(hero).filter((product) => !isLinked(product));
  expect({ hero, url, strangers: strangers.map(({ productId }) => productId) }).toEqual({
    hero,
    url,
    strangers: [],
  });
}

test('every picture of the home page shows products of the page that it leads to', async () => {
  const [entry] = await entries('home_page');
  const { sections } = CONTENT_SCHEMAS.home_page.parse(entry?.fields);
  const [lead, stories] = [firstBlock(sections, 'lead'), firstBlock(sections, 'stories')];
  const leads = lead && stories && [lead, ...lead.seasons, ...stories.stories];
  expect(leads).toHaveLength(7);
  for (const { hero, link } of leads ?? []) await expectTrue(hero, link.url);
  const families = firstBlock(sections, 'families')?.families ?? [];
  expect(families).toHaveLength(6);
  for (const { hero, url } of families) await expectTrue(hero, url);
});

test('every picture of the menu and of stories in lists does so too', async () => {
  const [entry] = await entries('header_layout');
  const { navigation_group } = CONTENT_SCHEMAS.header_layout.parse(entry?.fields);
  for (const { picture } of navigation_group) {
    // Children's clothes of all ages stand under the first of three departments.
    if (picture === null || picture.hero === 'kids') continue;
    await expectTrue(picture.hero, picture.link.url);
  }
  for (const { fields } of await entries('story_tile')) {
    const { hero, url } = CONTENT_SCHEMAS.story_tile.parse(fields);
    await expectTrue(hero, url);
  }
});

test('a look is tagged with exactly what its picture shows, in this very colour', async () => {
  let looks = 0;
  for (const kind of STORY_KINDS) {
    for (const { fields } of await entries(`${kind}_page`)) {
      const story = CONTENT_SCHEMAS[`${kind}_page`].parse(fields);
      for (const section of story.sections) {
        if (section.kind === 'picture') await expectTrue(section.hero, section.link.url);
        if (section.kind !== 'look') continue;
        looks += 1;
        const options = shownOn(section.hero).map(({ optionId }) => optionId);
        expect(section.places.map(({ search }) => search)).toEqual(options);
        for (const optionId of options) {
          const path = `/ecommerce/v3/catalog/search?q=${optionId}`;
          const { values } = await read(path, searchPageSchema);
          expect(values.map((product) => product.optionId)).toEqual([optionId]);
        }
      }
    }
  }
  expect(looks).toBe(6);
});

test('no page shows a scene twice', async () => {
  for (const kind of STORY_KINDS) {
    for (const { uid, fields } of await entries(`${kind}_page`)) {
      const { hero, sections } = CONTENT_SCHEMAS[`${kind}_page`].parse(fields);
      const heroes = [
        hero,
        ...sections.flatMap((section) => ('hero' in section ? section.hero : [])),
      ];
      expect(new Set(heroes).size, uid).toBe(heroes.length);
    }
  }
});

test('the pictures that ship are those that the demo draws today', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-look-'));
  layOutFirstLook(folder);
  const pictures = join(folder, 'pictures');
  const used = new Set<string>();
  // What it is asked to cut from is looked at, and nothing is drawn.
  const source = createPictureSource(pictures, {
    run: async (work) => {
      if (work.kind === 'cut') used.add(relative(pictures, work.from));
      await mkdir(dirname(work.to), { recursive: true });
      await writeFile(work.to, '');
    },
  });
  const find = async (name: string, subject: Subject | null) => {
    if (subject === null) return;
    const origin = { kind: 'drawing', subject } as const;
    for (const width of [40, 1_920])
      await source.find({ folder: name, origin, width, quality: 80, format: 'webp' });
  };
  const shipped = globSync('**/*.master', { cwd: FIRST_LOOK });
  const { database } = platform.inside;
  const drawings = createDrawings({
    findGarment: (optionId) => findGarment(database, optionId),
    findGroup: (optionId) => findGroup(database, optionId),
  });
  for (const name of new Set(shipped.map((file) => dirname(file)))) {
    if (name === 'hero') continue;
    for (const type of SHOWN_PICTURE_TYPES)
      for (const shape of PICTURE_SHAPES)
        await find(name, await drawings.garment(name, { type, shape }));
  }
  for (const hero of HEROES)
    for (const shape of ['landscape', 'portrait'] as const)
      await find('hero', drawings.hero(hero, shape));
  await rm(folder, { recursive: true });
  expect(shipped.length).toBeGreaterThan(150);
  // Else: `npm run demo:pictures`.
  expect(shipped.filter((file) => !used.has(file))).toEqual([]);
});
