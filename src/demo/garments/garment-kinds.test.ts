import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPictured } from '#src/platform/catalogue/products/option-pictures.ts';
import {
  emptyDatabase,
  MIGRATIONS_FOLDER,
  migrateDatabase,
} from '#src/platform/kernel/database/migrate.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { withClient } from '#src/platform/kernel/database/with-client.ts';
import { findGarment } from './garment-store.ts';

/** How many migrations the version before had. */
const BEFORE = 6;

const SHOP = `
  insert into segmentations values ('w100', null, '{}', 1);
  insert into colours values ('red', '#c8412b', '{}');
  insert into products (product_id, segmentation_id, category_label, tags, materials, care, published_at,
      popularity, visibility)
    select id, 'w100', 'STANDARD', '{}', '[]', '{}', now(), 1, 'listed'
    from unnest(array['400101', '600000', '600001']) id;
  insert into product_options (option_id, product_id, position, colour_id, picture_types,
      silhouette, fabric, pattern, drawn_colour, drawn_accent) values
    ('500201', '400101', 0, 'red', '{AP}', 'sweater', 'knit', 'breton', '#f4f1ec', '#22304a'),
    ('500202', '400101', 1, 'red', '{AP}', 'sweater', 'knit', 'breton', '#22304a', '#f4f1ec'),
    ('700000', '600000', 0, 'red', '{AP}', 'shirt', 'linen', 'plain', '#c8412b', '#ece2cf'),
    ('700001', '600001', 0, 'red', '{AP}', 'box', 'poplin', 'plain', '#c8412b', '#ece2cf');
  insert into imported_products values ('shirt', '600000'), ('thing', '600001');
  insert into imported_options values ('shirt', '', '700000'), ('thing', '', '700001')`;

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
  await emptyDatabase(shop.url);
  const applied = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(0, BEFORE);
  await withClient(shop.url, async (client) => {
    await client.query('create schema drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
    );
    for (const { sql, hash, folderMillis } of applied) {
      for (const statement of sql) await client.query(statement);
      await client.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [hash, folderMillis],
      );
    }
    await client.query(SHOP);
  });
  await migrateDatabase(shop.url);
}, 60_000);
afterAll(() => shop.drop());

const read = (sql: string) =>
  withClient(shop.url, async (client) => (await client.query(sql)).rows);

test('a shop of the version before has kinds and patterns of its products after the migration', async () => {
  expect(await read('select product_id, kind, pattern from products order by 1')).toEqual([
    { product_id: '400101', kind: 'sweater', pattern: 'breton' },
    { product_id: '600000', kind: 'shirt', pattern: null },
    { product_id: '600001', kind: null, pattern: null },
  ]);
});

test('the demo draws its own products as before, imported ones by their kind, others as a box', async () => {
  expect(await findGarment(shop.database, '500201')).toEqual({
    ...{ silhouette: 'sweater', fabric: 'knit', pattern: 'breton', seed: 400_101 },
    ...{ colour: '#f4f1ec', accent: '#22304a' },
  });
  const imported = { pattern: 'plain', colour: '#c8412b', accent: '#ece2cf', fabric: 'poplin' };
  expect(await findGarment(shop.database, '700000')).toEqual({
    ...imported,
    ...{ silhouette: 'shirt', seed: 600_000 },
  });
  expect(await findGarment(shop.database, '700001')).toMatchObject({ silhouette: 'box' });
  expect(await findGarment(shop.database, '999999')).toBeNull();
});

test('the platform knows of an option without a photograph its colour alone', async () => {
  expect(await findPictured(shop.database, '700000')).toEqual({
    colour: '#c8412b',
    photos: new Map(),
  });
});

test('a program of the version before goes on writing options', async () => {
  await read(`insert into product_options (option_id, product_id, position, colour_id, picture_types,
      silhouette, fabric, pattern, drawn_colour, drawn_accent)
    values ('700002', '600001', 1, 'red', '{AP}', 'belt', 'leather', 'plain', '#c8412b', '#ece2cf')`);
  await read(`insert into product_options (option_id, product_id, position, colour_id, picture_types)
    values ('700003', '600001', 2, 'red', '{AP}')`);
  const rows = await read(
    "select silhouette from product_options where option_id >= '700002' order by option_id",
  );
  expect(rows).toEqual([{ silhouette: 'belt' }, { silhouette: 'box' }]);
});
