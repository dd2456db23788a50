import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  CONTENT_SCHEMAS,
  type ContentType,
  contentAssetsSchema,
  contentEntriesSchema,
  cspRulesSchema,
  legalNoticesSchema,
} from '#src/domain/content/content.schema.ts';
import { STORY_KINDS } from '#src/domain/content/content.ts';
import { parseStorySlug } from '#src/domain/content/page-slugs.ts';
import { hasPageOf } from '#src/domain/content/shop-links.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { webDomainsSchema } from '#src/domain/shop/web-domain.schema.ts';
import { getAllStores } from '#src/domain/store/store.calls.ts';
import { placesSchema } from '#src/domain/store/store.schema.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const TYPES: readonly ContentType[] = [
  'header_layout',
  'footer_layout',
  'site_selector_component',
  'home_page',
  'help_page',
];

const STORIES = STORY_KINDS.map((kind) => `${kind}_page` as const);

async function entries(type: string, query: string) {
  const path = `/cms/v3/content_types/${type}/entries?${query}`;
  const { status, body } = await platform.guest().call('GET', path);
  expect(status).toBe(200);
  return contentEntriesSchema.parse(body).entries;
}

describe('content entries', () => {
  test.each(ONLINE_LOCALES.flatMap((locale) => TYPES.map((type) => [locale, type] as const)))(
    '%s has one %s in its own locale',
    { tags: ['CMS-01', 'API-42', 'ENT-42', 'ENT-44'] },
    async (locale, type) => {
      const found = await entries(type, `locale=${locale}`);
      expect(found).toHaveLength(1);
      expect(found[0]?.locale).toBe(locale);
      CONTENT_SCHEMAS[type].strict().parse(found[0]?.fields);
    },
  );

  test.each(ONLINE_LOCALES)(
    '%s has all four types that its frame is made of',
    { tags: ['CMS-04'] },
    async (locale) => {
      for (const type of [
        'header_layout',
        'footer_layout',
        'site_selector_component',
        'marketing_labels',
      ] as const) {
        const found = await entries(type, `locale=${locale}`);
        expect(found.length, type).toBeGreaterThan(0);
        for (const { fields } of found) CONTENT_SCHEMAS[type].strict().parse(fields);
      }
    },
  );

  test.each(ONLINE_LOCALES)(
    'the footer of %s has its six parts',
    { tags: ['ENT-43'] },
    async (locale) => {
      const [entry] = await entries('footer_layout', `locale=${locale}`);
      const footer = CONTENT_SCHEMAS.footer_layout.strict().parse(entry?.fields);
      expect(Object.keys(footer).toSorted()).toEqual([
        'banner_newsletter',
        'community',
        'legals',
        'links_modular',
        'own_social_networks',
        'reinsurances',
      ]);
      for (const list of [footer.links_modular, footer.own_social_networks, footer.reinsurances]) {
        expect(list.length).toBeGreaterThan(0);
      }
      expect(footer.legals?.label ?? '').not.toBe('');
      expect(footer.community).not.toBeNull();
      expect(footer.banner_newsletter).not.toBeNull();
    },
  );

  test('a bare language is served by its country: fr by fr-fr', { tags: ['CMS-01'] }, async () => {
    for (const [bare, online] of [
      ['fr', 'fr-fr'],
      ['de', 'de-de'],
      ['pl', 'pl-pl'],
    ]) {
      expect((await entries('home_page', `locale=${bare}`))[0]?.locale).toBe(online);
    }
  });

  test('without a locale parameter the language of the call counts', {
    tags: ['CMS-01'],
  }, async () => {
    expect((await entries('home_page', ''))[0]?.locale).toBe('fr-fr');
  });

  test('only[] keeps the named fields', { tags: ['CMS-01'] }, async () => {
    const [entry] = await entries('help_page', 'locale=en&only[]=title&only[]=text');
    expect(Object.keys(entry?.fields ?? {}).sort()).toEqual(['text', 'title']);
  });

  test('query keeps the entries that have these values', async () => {
    const asked = (query: unknown) =>
      entries('home_page', `locale=en&query=${encodeURIComponent(JSON.stringify(query))}`);
    expect(await asked({ uid: 'home' })).toHaveLength(1);
    expect(await asked({ uid: 'elsewhere' })).toHaveLength(0);
  });

  test('an unknown type has no entries, a query that is not JSON is refused', {
    tags: ['CMS-01'],
  }, async () => {
    expect(await entries('unicorn', 'locale=en')).toEqual([]);
    const answer = await platform
      .guest()
      .call('GET', '/cms/v3/content_types/home_page/entries?query=%7Bnope');
    expect(answer).toMatchObject({ status: 400, body: { field: 'query' } });
  });

  test.each(ONLINE_LOCALES)(
    '%s has landings, trends and lookbooks, each under its own uid',
    { tags: ['CMS-06'] },
    async (locale) => {
      const all = await Promise.all(STORIES.map((type) => entries(type, `locale=${locale}`)));
      const isGiven = ['fr-fr', 'de-de'].includes(locale);
      expect(all.map(({ length }) => length)).toEqual([isGiven ? 3 : 2, 2, 2]);
      const uids = all.flat().map(({ uid }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
      STORIES.forEach((type, at) => {
        for (const { fields } of all[at] ?? []) CONTENT_SCHEMAS[type].strict().parse(fields);
      });
    },
  );

  test('a lookup by uid finds a page in the shops that have it, and nothing else of it', {
    tags: ['CMS-05'],
  }, async () => {
    const query = encodeURIComponent('{"uid":"care25"}');
    const found = await Promise.all(
      ONLINE_LOCALES.map(async (locale) => {
        const [entry] = await entries(
          'landing_page',
          `locale=${locale}&only[]=slug&query=${query}`,
        );
        return entry && [locale, entry.fields];
      }),
    );
    expect(found.filter(Boolean)).toEqual([
      ['fr-fr', { slug: 'prendre-soin' }],
      ['de-de', { slug: 'kleidung-pflegen' }],
    ]);
  });

  test('some shops announce something above the header, others nothing', async () => {
    const banners = await Promise.all(
      ONLINE_LOCALES.map(async (locale) => {
        const [entry] = await entries('header_layout', `locale=${locale}`);
        return CONTENT_SCHEMAS.header_layout.parse(entry?.fields).notification;
      }),
    );
    expect(banners.filter((banner) => banner === null).length).toBeGreaterThan(0);
    expect(banners.filter((banner) => banner !== null).length).toBeGreaterThan(0);
  });

  test.each(ONLINE_LOCALES)(
    '%s names the marketing labels that its products carry, by their codes',
    async (locale) => {
      const found = await entries('marketing_labels', `locale=${locale}`);
      const labels = found.map(({ fields }) =>
        CONTENT_SCHEMAS.marketing_labels.strict().parse(fields),
      );
      expect(found.map(({ uid, locale: own }) => [uid, own])).toEqual(
        labels.map(({ code }) => [code, locale]),
      );
      const { body } = await platform
        .guest()
        .call('GET', '/ecommerce/v3/catalog/families/f1000/products?pageSize=48');
      const { values } = z
        .object({ values: z.array(z.object({ labels: z.array(z.string()) })) })
        .parse(body);
      const carried = new Set(values.flatMap((product) => product.labels));
      expect(carried.size).toBeGreaterThan(1);
      expect(labels.map(({ code }) => code)).toEqual(expect.arrayContaining([...carried]));
    },
  );

  test.each(ONLINE_LOCALES)(
    '%s tells stories between the products of its lists, two to a row of four',
    async (locale) => {
      const found = await entries('story_tile', `locale=${locale}`);
      const tiles = found.map(({ fields }) => CONTENT_SCHEMAS.story_tile.strict().parse(fields));
      const ofDresses = tiles.filter(({ familyId }) => familyId === 'f1200');
      expect(ofDresses.map(({ after }) => after)).toEqual([6, 15]);
      expect(new Set(ofDresses.map(({ url }) => url)).size).toBe(2);
    },
  );

  test('the country selector names the seven shops', async () => {
    const [entry] = await entries('site_selector_component', 'locale=it-it');
    const { entries: sites } = CONTENT_SCHEMAS.site_selector_component.parse(entry?.fields);
    expect(sites.map(({ locale }) => locale).sort()).toEqual([...ONLINE_LOCALES].sort());
    expect(sites.some(({ display_flag }) => !display_flag)).toBe(true);
  });
});

/** Every `url` and `familyId` that stands anywhere in an entry. */
function targetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsOf);
  const object = z.record(z.string(), z.unknown()).safeParse(value);
  if (!object.success) return [];
  return Object.entries(object.data).flatMap(([key, inner]) => {
    if (key === 'url' && typeof inner === 'string') return [inner];
    if (key === 'search' && typeof inner === 'string') {
      return [`/search?q=${encodeURIComponent(inner)}`];
    }
    if (key === 'familyId' && typeof inner === 'string') return [`/x--pl${inner}`];
    return targetsOf(inner);
  });
}

const PAGES =
  /^\/(cart|(aide|help|ayuda|hilfe|aiuto|pomoc)(\/[a-z-]+)?|account\/dashboard|account\/orders)$/;

async function leadsSomewhere(url: string, locale: OnlineLocale): Promise<boolean> {
  if (PAGES.test(url) || url.startsWith('https://')) return true;
  const stores = {
    'fr-fr': '1001',
    'fr-ch': '1002',
    en: '1003',
    'es-es': '1004',
    'de-de': '1005',
    'it-it': '1006',
    'pl-pl': '1007',
  };
  const caller = platform.guest({ storeId: stores[locale], locale });
  const [path, family] = /^\/[a-z0-9-]+--pl(\w+)$/.exec(url) ?? [];
  if (path !== undefined) {
    const { status, body } = await caller.call(
      'GET',
      `/ecommerce/v3/catalog/families/${family}/products?pageSize=1`,
    );
    const found = z
      .object({ total: z.number(), family: z.object({ slug: z.string() }) })
      .parse(body);
    const hasSlug = path.startsWith('/x--') || path.startsWith(`/${found.family.slug}--`);
    return status === 200 && found.total > 0 && hasSlug;
  }
  const story = parseStorySlug(url.slice(1));
  if (story !== undefined) {
    const query = encodeURIComponent(JSON.stringify({ uid: story.id, slug: story.name }));
    return (await entries(`${story.kind}_page`, `locale=${locale}&query=${query}`)).length === 1;
  }
  if (url === GIFT_CARD_PATH) return true;
  if (url === STORES_PATH) {
    const query = { countryCode: getDomain(locale).iso2 };
    const { body } = await caller.call('GET', getAllStores.path, { query });
    return placesSchema.parse(body).stores.length > 0;
  }
  if (!url.startsWith('/search?q=')) return false;
  const { body } = await caller.call('GET', `/ecommerce/v3/catalog${url}`);
  return z.object({ total: z.number() }).parse(body).total > 0;
}

test.each(ONLINE_LOCALES)(
  'every link in the content of %s leads to a page with something on it',
  async (locale) => {
    const contents = await Promise.all(
      [...TYPES, ...STORIES, 'marketing_labels', 'story_tile'].map((type) =>
        entries(type, `locale=${locale}`),
      ),
    );
    const { body } = await platform.guest().call('GET', '/web-domains/');
    const shop = webDomainsSchema.parse(body).find(({ domain }) => domain === locale);
    // Links to what a shop does not have are not shown.
    const targets = [...new Set(contents.flat().flatMap(({ fields }) => targetsOf(fields)))].filter(
      (url) => shop !== undefined && hasPageOf(shop)(url),
    );
    expect(targets.length).toBeGreaterThan(25);
    const dead = [];
    for (const url of targets) if (!(await leadsSomewhere(url, locale))) dead.push(url);
    expect(dead).toEqual([]);
  },
);

test('assets are read by folder and by value, and their pictures exist', {
  tags: ['CMS-02'],
}, async () => {
  const caller = platform.guest();
  const read = async (query: Record<string, string>) => {
    const { status, body } = await caller.call('GET', '/cms/v3/assets', { query });
    expect(status).toBe(200);
    return contentAssetsSchema.parse(body).assets;
  };
  const heroes = await read({ folder: 'heroes' });
  expect(heroes.length).toBeGreaterThan(5);
  expect(await read({ folder: 'nothing' })).toEqual([]);
  expect(await read({ query: '{"title":"denim"}' })).toHaveLength(1);
});

test.each(ONLINE_LOCALES)(
  '%s has the terms of its offers',
  { tags: ['CMS-07', 'API-45'] },
  async (locale) => {
    const { iso2, iso3 } = getDomain(locale);
    const { status, body } = await platform
      .guest()
      .call('GET', '/commercial-animations/offers/legal-notices', {
        query: { country: iso2, language: iso3 },
      });
    expect(status).toBe(200);
    const { values } = legalNoticesSchema.parse(body);
    expect(values.length).toBeGreaterThan(1);
    for (const { text } of values) expect(text).not.toContain('{');
  },
);

test('a language may also come as an ISO 639 code; one without notices gives none', {
  tags: ['CMS-07'],
}, async () => {
  const ask = async (language: string) => {
    const { body } = await platform
      .guest()
      .call('GET', '/commercial-animations/offers/legal-notices', {
        query: { country: 'fr', language },
      });
    return legalNoticesSchema.parse(body).values.length;
  };
  expect(await ask('fr')).toBe(2);
  expect(await ask('fre')).toBe(2);
  expect(await ask('DEU')).toBe(0);
});

test('merge-csp gives sources by directive, without a store id', {
  tags: ['API-46', 'CSP-02'],
}, async () => {
  const ask = (body: unknown) =>
    platform.guest().call('POST', '/applications/front-ecommerce/rules/merge-csp', {
      body,
      headers: { 'x-store-id': '' },
    });
  const rules = await ask({ rulesType: 'csp' });
  expect(rules.status).toBe(200);
  expect(cspRulesSchema.parse(rules.body)['script-src']).toEqual(["'self'"]);
  expect((await ask({ rulesType: 'other' })).body).toEqual({});
  expect(await ask({})).toMatchObject({ status: 400, body: { field: 'rulesType' } });
  expect(await ask({ rulesType: 'csp', more: 1 })).toMatchObject({ status: 400 });
});
