import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Product,
  type ProductSummary,
  productMatchSchema,
  searchPageSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import {
  keepListings,
  refreshListingsIfDue,
} from '#src/platform/catalogue/listings/refresh-listings.ts';
import { type ImportReport, importProducts } from '#src/platform/imports/import-products.ts';
import { createPictureLoader } from '#src/platform/imports/picture-loader.ts';
import { openPhotoArchive } from '#src/platform/pictures/photo-archive.ts';
import { askPicture } from '../support/ask-picture.ts';
import { drawPhotos, photoOf } from '../support/exports/draw-photos.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const EXPORTS = join(import.meta.dirname, '../support/exports');

/** As the French shop calls them. */
const RED = 'vermillon';
const ORANGE = 'Sunset Orange';

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  await drawPhotos(folder);
  await writeFile(join(folder, '../secret.jpg'), await photoOf('#000', 90, 90).jpeg().toBuffer());
}, 60_000);
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
});

/** Imports an export that lies in the folder of pictures. */
async function importFrom(
  source: AsyncIterable<string>,
  hosts: string[] = [],
): Promise<ImportReport> {
  const { database, clock, config } = platform.inside;
  return importProducts(database, source, {
    language: 'fr',
    currency: 'EUR',
    now: clock.now(),
    photos: {
      load: createPictureLoader({ folder, hosts }),
      archive: await openPhotoArchive(config),
    },
  });
}

const importClothes = () => importFrom(createReadStream(join(EXPORTS, 'clothes.csv'), 'utf8'));

async function search(q: string): Promise<ProductSummary[]> {
  const query = { query: { q } };
  const { body } = await platform.guest().call('GET', '/ecommerce/v3/catalog/search', query);
  return searchPageSchema.parse(body).values;
}

async function read(name: string): Promise<Product> {
  const { database } = platform.inside;
  const { rows } = await database.execute<{ id: string }>(
    sql`select product_id as id from product_texts where name = ${name} limit 1`,
  );
  const path = `/ecommerce/v3/catalog/products/${rows[0]?.id}`;
  return productMatchSchema.parse((await platform.guest().call('GET', path)).body).product;
}

const colourOf = ({ options }: Product, label: string) => {
  const option = options.find(({ colour }) => colour.label === label);
  if (option === undefined) throw new Error(`no ${label}`);
  return option;
};

async function picture(optionId: string, file: string) {
  const response = await askPicture(() =>
    platform.inside.platform.app.request(`/media/${optionId}/${file}`),
  );
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const raw = await sharp(bytes).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number) => {
    const from = (Math.floor(height * y) * width + Math.floor(width * x)) * 3;
    return [...raw.subarray(from, from + 3)];
  };
  return { width, height, format, at, headers: response.headers };
}

/** Within what a lossy format may change. */
function expectColour(seen: number[], wanted: number[]): void {
  for (const [channel, value] of wanted.entries()) {
    expect(Math.abs((seen[channel] ?? -999) - value), `${seen} for ${wanted}`).toBeLessThan(16);
  }
}

describe.skipIf(isRemote)('an export of clothes with a folder of pictures', () => {
  test('is imported with them: by position, by colour, in the shop’s formats', {
    tags: ['IMG-04', 'ENU-11'],
  }, async () => {
    const report = await importClothes();
    expect(report).toMatchObject({ added: 3, updated: 0, variants: 5, refusedRows: 5 });
    expect(report.refusals.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '7: the price "ask us" is not an amount',
      '11: the price is zero',
      '11: nothing of the product "zebulon-free" can be sold',
      '12: it has no price',
      '13: the price "gratis" is not an amount',
      '14: it has no handle',
    ]);
    expect(report.warnings.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: "Zebulon robe, belted": pictures not taken (1): there is no file "pictures/missing.jpg"',
      '9: "Zebulon flannel shirt": no word tells its colour: it is shown as sand; pictures not taken (1): "../secret.jpg" is not in the folder of the export',
      '10: "Zebulon coat to come": no word tells its colour: it is shown as sand; pictures not taken (1): it is no photograph that can be read (svg is no photograph)',
    ]);

    const robe = await read('Zebulon robe, belted');
    const red = colourOf(robe, RED);
    const orange = colourOf(robe, ORANGE);
    expect(red.pictures).toEqual(['AP', 'VH', 'ZM']);
    const front = await picture(red.optionId, 'AP.webp?w=400');
    expect([front.width, front.height, front.format]).toEqual([400, 600, 'webp']);
    expectColour(front.at(0.5, 0.5), [192, 16, 32]);
    // A square one is shown whole, on its own white.
    const back = await picture(red.optionId, 'VH.jpg?w=320&shape=wide');
    expect([back.width, back.height, back.format]).toEqual([320, 400, 'jpeg']);
    expectColour(back.at(0.5, 0.5), [96, 32, 48]);
    expectColour(back.at(0.5, 0.02), [255, 255, 255]);
    const sun = await picture(orange.optionId, 'ZM.avif?w=1280');
    expect([sun.width, sun.height, sun.format]).toEqual([1280, 1920, 'heif']);
    expectColour(sun.at(0.5, 0.5), [240, 128, 32]);
    // The picture may be another one tomorrow, under the same address.
    expect(sun.headers.get('cache-control')).not.toContain('immutable');

    const shirt = await read('Zebulon flannel shirt');
    expect(shirt.options[0]?.price.centAmount).toBe(4990);
    expect(shirt.options[0]?.skus[0]?.availableQuantity).toBe(10);
    expect(shirt.options[0]?.pictures).toEqual(['AP', 'VH', 'DP', 'ZM']);
    // A photograph is shown as wide as it may be kept, a drawing no wider than it is sharp.
    expect([red.zoomWidth, shirt.options[0]?.zoomWidth]).toEqual([1920, 1248]);
  });

  /** Lists are read again beside everything else that a busy machine does, ms. */
  const LISTED_MS = 10_000;

  /** What lists show of the robe, once they do. */
  const expectListed = async (first: string, soldOut: string[]) => {
    const robe = await read('Zebulon robe, belted');
    const option = colourOf(robe, first);
    await vi.waitFor(async () => {
      const found = await search('zebulon');
      expect(found.map(({ name }) => name).sort()).toEqual([
        'Zebulon flannel shirt',
        'Zebulon robe, belted',
      ]);
      const tile = found.find(({ productId }) => productId === robe.productId);
      expect(tile?.optionId).toBe(option.optionId);
      expect(tile?.price.centAmount).toBe(option.price.centAmount);
      expect(tile?.swatches).toHaveLength(2);
    }, LISTED_MS);
    expect(robe.options.map(({ colour }) => colour.label)[0]).toBe(first);
    for (const { colour, skus } of robe.options) {
      const pieces = skus.reduce((sum, { availableQuantity }) => sum + availableQuantity, 0);
      expect([colour.label, pieces === 0]).toEqual([colour.label, soldOut.includes(colour.label)]);
    }
    const { rows } = await platform.inside.database.execute(sql`
      select count(*)::int as tiles from tiles where product_id = ${robe.productId}`);
    // In France and Switzerland: the file is in French.
    expect(rows).toEqual([{ tiles: 2 }]);
  };

  test('without its first colour, with it again, and after a refresh due at start: lists are right each time', async () => {
    const { database, clock } = platform.inside;
    const log = { error: vi.fn() };
    await expectListed(RED, []);

    const lines = (await readFile(join(EXPORTS, 'clothes.csv'), 'utf8')).split('\n');
    const isRed = (line: string) => line.startsWith('zebulon-robe,,') && line.includes(',Red,');
    const [, , , ...rest] = lines.slice(1).filter((line) => !isRed(line));
    const head = `zebulon-robe,"Zebulon robe, belted",,Maison Nord,Dresses,,true,Color,Sunset Orange,Size,M,,,ZB-O-M,300,shopify,3,deny,manual,85.00,,true,true,,,,,false,,Female,Adult,,g`;
    const orangeOnly = [lines[0], head, ...rest].join('\n');
    clock.advance(60_000);
    const without = await importFrom(Readable.from([orangeOnly]));
    expect(without).toMatchObject({ added: 0, updated: 1, unchanged: 2 });
    await expectListed(ORANGE, [RED]);

    clock.advance(60_000);
    const again = await importClothes();
    expect(again).toMatchObject({ added: 0, updated: 1, unchanged: 2, variants: 5 });
    await expectListed(RED, []);

    // A price begins while the platform is off.
    const red = colourOf(await read('Zebulon robe, belted'), RED);
    clock.advance(60_000);
    await database.execute(sql`insert into prices (option_id, domain, type, valid_from, cent_amount)
      values (${red.optionId}, 'fr-fr', 'P', ${clock.now().toISOString()}, 7_000)`);
    await database.execute(
      sql`update listing_state set next_price_change_at = ${clock.now().toISOString()}`,
    );
    await keepListings(database, clock.now(), log);
    await expectListed(RED, []);
    expect((await search('zebulon robe'))[0]?.price.centAmount).toBe(7_000);
    expect(await refreshListingsIfDue(database, clock.now())).toBe(false);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('that cannot be stored is refused in a sentence, the rest is imported', async () => {
    const { rows } = await platform.inside.database.execute<{ id: string }>(
      sql`select product_id as id from imported_products where handle = 'zebulon-shirt'`,
    );
    // Nothing of an export should be able to do this; if something does, nobody reads SQL.
    await platform.inside.database.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no' using errcode = '23514'; end $$`);
    await platform.inside.database.execute(sql`create trigger refuse before update on products
      for each row when (new.product_id = ${sql.raw(`'${rows[0]?.id}'`)}) execute function refuse()`);
    const report = await importClothes();
    expect(report).toMatchObject({ updated: 0, unchanged: 2, refusedRows: 6 });
    expect(report.refusals.find(({ line }) => line === 9)).toMatchObject({
      reason:
        'the product "zebulon-shirt" could not be stored: the database refuses it (SQLSTATE 23514)',
    });
    await platform.inside.database.execute(sql`drop trigger refuse on products`);
  });
});

describe.skipIf(isRemote)('an export of jewellery', () => {
  let server: Server;
  let host: string;
  beforeAll(async () => {
    const seven = await photoOf('#205090', 800, 1200).jpeg().toBuffer();
    server = createServer((request, response) => {
      const answers: Record<string, () => void> = {
        '/seven.jpg': () => response.setHeader('content-type', 'image/jpeg').end(seven),
        '/moved.jpg': () => response.writeHead(302, { location: '/seven.jpg' }).end(),
        '/page.jpg': () => response.setHeader('content-type', 'text/html').end('<p>no</p>'),
        '/endless.jpg': () => {
          response.setHeader('content-type', 'image/jpeg');
          Readable.from(Array.from({ length: 25 }, () => Buffer.alloc(1 << 20))).pipe(response);
        },
      };
      answers[request.url ?? '']?.();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const importJewellery = async (hosts: string[]) => {
    const text = await readFile(join(EXPORTS, 'jewellery.csv'), 'utf8');
    return importFrom(Readable.from([text.replaceAll('{{host}}', `http://${host}`)]), hosts);
  };
  const warnings = ({ warnings: said }: ImportReport) =>
    said.map(({ line, reason }) => `${line}: ${reason}`);

  test('is no T-shirt and no mustard, and says what was guessed', { tags: ['A-159'] }, async () => {
    const report = await importJewellery([]);
    expect(report).toMatchObject({ added: 3, variants: 5, refusedRows: 0 });
    const refused = `the host "${host}" is not named as one to fetch pictures from`;
    expect(warnings(report)).toEqual([
      '2: "Yolande bangle bracelet": nothing like it is drawn: it is listed in Accessories and drawn as a closed box; no word tells the colour "Wombat": it is shown as sand',
      `5: "Yolande seven": no word tells what it is: it is listed in Accessories and drawn as a closed box; no word tells its colour: it is shown as sand; pictures not taken (1): ${refused}`,
      `6: "Yolande choker in silver": nothing like it is drawn: it is listed in Accessories and drawn as a closed box; pictures not taken (3): ${refused}; pictures not taken (1): the host "intranet.example" is not named as one to fetch pictures from`,
    ]);
    const bangle = await read('Yolande bangle bracelet');
    expect(bangle.options.map(({ colour }) => [colour.label, colour.hex])).toEqual([
      ['doré', '#b8975a'],
      ['argent', '#bcbab6'],
      ['Wombat', '#d5c1a2'],
    ]);
    expect(bangle.options[0]?.pictures).toEqual(['AP']);
    expect(bangle.options[0]?.skus[0]?.availableQuantity).toBe(10);
  });

  test('takes pictures from hosts that were named, and from nowhere else', {
    tags: ['T13'],
  }, async () => {
    const report = await importJewellery([host]);
    expect(warnings(report).slice(1)).toEqual([
      '5: "Yolande seven": no word tells what it is: it is listed in Accessories; no word tells its colour: it is shown as sand',
      `6: "Yolande choker in silver": nothing like it is drawn: it is listed in Accessories and drawn as a closed box; pictures not taken (1): ${host} answered 302; pictures not taken (1): ${host} answered no picture; pictures not taken (1): it is larger than 20 MB; pictures not taken (1): the host "intranet.example" is not named as one to fetch pictures from`,
    ]);
    const [option] = (await read('Yolande seven')).options;
    expect(option?.pictures).toEqual(['AP', 'ZM']);
    expectColour(
      (await picture(option?.optionId ?? '', 'AP.webp?w=320')).at(0.5, 0.5),
      [32, 80, 144],
    );
    // Fetched once: a second import needs neither the host nor its name.
    expect(warnings(await importJewellery([]))[1]).not.toContain('picture');
    expect((await read('Yolande seven')).options[0]?.pictures).toEqual(['AP', 'ZM']);
  });
});
