import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentEntriesSchema, contentPreviewSchema } from '#src/domain/content/content.schema.ts';
import { answerOperator } from '#src/platform/answer-operator.ts';
import { contentAssets, contentEntries } from '#src/platform/content/tables.ts';
import { signPreview } from '#src/platform/http/preview-tokens.ts';
import { webDomains } from '#src/platform/web-domains/tables.ts';
import { findWebDomains } from '#src/platform/web-domains/web-domain-store.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const HOST = '127.0.0.1:10000';
const HOUR_MS = 3_600_000;
const story = (title: string) => ({
  slug: 'noel',
  title,
  text: 'Des idées.',
  hero: 'denim',
  sections: [
    { kind: 'words', title: 'Choisir', html: '<p>Bien.</p>' },
    { kind: 'products', title: 'La liste', link: { label: 'Voir', url: '/robes--plf1200' } },
  ],
});

describe.skipIf(isRemote)('what editors write', () => {
  let platform: TestPlatform;
  let operator: ReturnType<typeof answerOperator>;
  beforeAll(async () => {
    platform = await startTestPlatform();
    const { database, config, clock } = platform.inside;
    const metrics = { text: async () => '' };
    operator = answerOperator({ database, config, now: clock.now, metrics });
  });
  afterAll(() => platform.stop());

  /** A landing page of its own for each test, in two shops. */
  async function publishedPage(uid: string) {
    const entry = { contentType: 'landing_page', uid };
    await platform.inside.database.insert(contentEntries).values([
      { ...entry, locale: 'fr-fr', fields: story('Des cadeaux') },
      { ...entry, locale: 'en', fields: story('Presents') },
    ]);
    return `/content/landing_page/${uid}/fr-fr`;
  }

  const open = async (path: string) =>
    (await operator.request(path, { headers: { host: HOST } })).text();

  /** What the large form of a page would send, as a browser reads it. */
  async function formOf(path: string): Promise<Map<string, string>> {
    const page = await open(path);
    const [form = ''] = /<form method="post">[\s\S]*?<\/form>/.exec(page) ?? [];
    const fields = new Map<string, string>();
    for (const [, name = '', value = ''] of form.matchAll(
      /<input[^>]* name="([^"]+)" value="([^"]*)"/g,
    ))
      fields.set(name, value);
    for (const [, name = '', text = ''] of form.matchAll(
      /<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)</g,
    ))
      fields.set(name, text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    for (const [, name = '', inner = ''] of form.matchAll(
      /<select[^>]* name="([^"]+)">([\s\S]*?)<\/select>/g,
    ))
      fields.set(name, /<option selected>([^<]*)</.exec(inner)?.[1] ?? '');
    return fields.set('editor', 'Ada');
  }

  const send = (path: string, form: ReadonlyMap<string, string>, origin = `http://${HOST}`) =>
    operator.request(path, {
      method: 'POST',
      headers: { host: HOST, origin },
      body: new URLSearchParams([...form]),
    });

  /** Changes fields of a page and presses; what the page then says. */
  async function press(path: string, button: string, changes: Record<string, string> = {}) {
    const form = await formOf(path);
    for (const [name, text] of Object.entries({ ...changes, press: button })) form.set(name, text);
    const answer = await send(path, form);
    expect(answer.status).toBe(200);
    return answer.text();
  }

  async function titleFor(uid: string, { locale = 'fr-fr', preview = '' } = {}) {
    const query = encodeURIComponent(JSON.stringify({ uid }));
    const { status, body } = await platform
      .guest()
      .call('GET', `/cms/v3/content_types/landing_page/entries?locale=${locale}&query=${query}`, {
        headers: preview === '' ? {} : { 'x-content-preview': preview },
      });
    expect(status).toBe(200);
    return contentEntriesSchema.parse(body).entries[0]?.fields.title;
  }

  const previewIn = (page: string) => /\/api\/preview\?token=([\w.-]+)/.exec(page)?.[1] ?? '';

  test('a draft is served to nobody but through its link, and nothing else is', async () => {
    const path = await publishedPage('draft');
    const page = await press(path, 'save', { title: 'Sous le sapin' });
    expect(page).toContain('Saved. Shoppers do not see it yet.');
    expect(await titleFor('draft')).toBe('Des cadeaux');
    const preview = previewIn(page);
    expect(await titleFor('draft', { preview })).toBe('Sous le sapin');
    expect(await titleFor('draft', { preview, locale: 'fr' })).toBe('Sous le sapin');
    expect(await titleFor('draft', { preview, locale: 'en' })).toBe('Presents');
    await press(await publishedPage('other'), 'save', { title: 'Autre' });
    expect(await titleFor('other', { preview })).toBe('Des cadeaux');
    const said = await platform
      .guest()
      .call('GET', '/cms/v3/preview', { headers: { 'x-content-preview': preview } });
    expect(contentPreviewSchema.parse(said.body)).toMatchObject({
      locale: 'fr-fr',
      path: '/noel--lpdraft',
    });
  });

  test('a link that is forged or over shows what everybody sees', async () => {
    const page = await press(await publishedPage('link'), 'save', { title: 'Secret' });
    const key = { contentType: 'landing_page', uid: 'link', locale: 'fr-fr' } as const;
    const { config, clock } = platform.inside;
    const foreign = await signPreview(key, 'another secret', clock.now());
    const old = await signPreview(
      key,
      config.identityClientSecret,
      new Date(Date.now() - 5 * HOUR_MS),
    );
    const unsigned = `${previewIn(page).split('.').slice(0, 2).join('.')}.`;
    for (const preview of [foreign, old, unsigned, 'x']) {
      expect(await titleFor('link', { preview })).toBe('Des cadeaux');
      const { status } = await platform
        .guest()
        .call('GET', '/cms/v3/preview', { headers: { 'x-content-preview': preview } });
      expect(status).toBe(404);
    }
  });

  test('what is published is seen, and can be taken back to how the shop was opened', async () => {
    const path = await publishedPage('undo');
    await press(path, 'publish', { title: 'Premier' });
    expect(await titleFor('undo')).toBe('Premier');
    const page = await press(path, 'publish', { title: 'Deuxième', editor: 'Ida' });
    expect(page).toMatch(/Published by Ida, \d{4}-/);
    expect(page).toContain('No draft.');
    const versions = [...page.matchAll(/value="undo ([\w-]+)"/g)].map(([, id]) => id);
    expect(versions).toHaveLength(2);
    await press(path, `undo ${versions[0]}`);
    expect(await titleFor('undo')).toBe('Premier');
    await press(path, `undo ${versions[1]}`);
    expect(await titleFor('undo')).toBe('Des cadeaux');
    expect(await press(path, 'undo 00000000-0000-4000-8000-000000000001')).toContain(
      'There is no such version.',
    );
  });

  test('a time is kept by the queue; a draft that is changed before is not published', async () => {
    const { clock, runJobs } = platform.inside;
    const path = await publishedPage('later');
    const dueIn = (ms: number) => new Date(clock.now().getTime() + ms).toISOString().slice(0, 19);
    expect(await press(path, 'schedule', { title: 'Hier', at: dueIn(-HOUR_MS) })).toContain(
      'still to come',
    );
    await press(path, 'schedule', { title: 'Trop tôt', at: dueIn(HOUR_MS) });
    await press(path, 'save', { title: 'Pas encore' });
    clock.advance(2 * HOUR_MS);
    await runJobs();
    expect(await titleFor('later')).toBe('Des cadeaux');
    expect(await press(path, 'schedule', { title: 'À l’heure', at: dueIn(HOUR_MS) })).toContain(
      'It is published by itself on',
    );
    await runJobs();
    expect(await titleFor('later')).toBe('Des cadeaux');
    clock.advance(HOUR_MS + 1_000);
    await runJobs();
    expect(await titleFor('later')).toBe('À l’heure');
    expect(await open(path)).toMatch(/Published by Ada.*No draft\./);
  });

  test('of two editors the second reads who was faster, and keeps what was typed', async () => {
    const path = await publishedPage('both');
    const second = await formOf(path);
    await press(path, 'save', { title: 'De Ida', editor: 'Ida' });
    second.set('title', 'De Ada').set('press', 'save');
    const refusal = await (await send(path, second)).text();
    expect(refusal).toContain('Ida was faster');
    expect(refusal).toContain('value="De Ada"');
    expect((await formOf(path)).get('title')).toBe('De Ida');
    const base = /name="base" value="([^"]+)"/.exec(refusal)?.[1] ?? '';
    const answers = await Promise.all([1, 2].map(() => send(path, second.set('base', base))));
    const said = await Promise.all(answers.map((answer) => answer.text()));
    expect(said.filter((page) => page.includes('Saved.'))).toHaveLength(1);
    expect(said.filter((page) => page.includes('was faster'))).toHaveLength(1);
    expect(await titleFor('both')).toBe('Des cadeaux');
  });

  test('what the schema would not serve is kept nowhere, and says which field', async () => {
    const path = await publishedPage('wrong');
    for (const button of ['save', 'publish']) {
      const page = await press(path, button, { slug: 'Pas Un Slug' });
      expect(page).toMatch(/<p>slug: /);
      expect(page).toContain('value="Pas Un Slug"');
    }
    expect(await press(path, 'save', { editor: ' ' })).toContain('type your name');
    expect(await open(path)).toContain('Nothing has been changed yet.');
    expect(await open(path)).toContain('No draft.');
  });

  test('parts are added, moved and removed in the form, and saved with it', async () => {
    const path = await publishedPage('parts');
    const added = await press(path, 'add sections picture');
    expect(added).toContain('name="sections.2.hero"');
    expect(await press(path, 'up sections.1')).toMatch(
      /name="sections\.0\.kind" value="products"[\s\S]*name="sections\.1\.kind" value="words"/,
    );
    expect(await press(path, 'remove sections.0')).not.toContain('name="sections.1.title"');
    expect(await press(path, 'add nothing')).toContain('name="sections.1.title"');
    expect(await open(path)).toContain('No draft.');
  });

  test('a picture is chosen from the folders of assets that its field names', async () => {
    const asset = { url: '/media/hero/a.webp', contentMediaType: 'image/webp' };
    await platform.inside.database.insert(contentAssets).values([
      { ...asset, uid: 'a', folder: 'heroes', title: 'denim' },
      { ...asset, uid: 'b', folder: 'heroes-pale', title: 'linen' },
      { ...asset, uid: 'c', folder: 'icons', title: 'truck' },
    ]);
    const page = await open(await publishedPage('pictures'));
    const [, choices] = /<select[^>]* name="hero">([\s\S]*?)<\/select>/.exec(page) ?? [];
    expect(choices?.match(/(?<=label=")[^"]+|(?<=>)\w+(?=<\/option>)/g)).toEqual([
      ...['heroes', 'denim', 'heroes-pale', 'linen'],
    ]);
    expect(choices).toContain('<option selected>denim<');
  });

  test('a shop that lacks a text begins with that of its language, or with none', async () => {
    const [france] = await findWebDomains(platform.inside.database);
    if (france === undefined) throw new Error('no shop');
    const germany = { ...france, domain: 'de-de' as const, storeId: '1005' };
    await platform.inside.database.insert(webDomains).values(germany);
    await publishedPage('lacks');
    const list = await open('/content');
    expect(list).toContain('aria-label="Presents, lacks, en"');
    expect(list).toContain('aria-label="missing, lacks, de-de"');
    const path = '/content/landing_page/lacks/de-de';
    const changes = { slug: 'geschenke', title: 'Geschenke', hero: 'denim' };
    await press(path, 'publish', changes);
    expect(await titleFor('lacks', { locale: 'de-de' })).toBe('Geschenke');
  });

  test('the terms of offers are an entry like the others', { tags: ['CMS-07'] }, async () => {
    const terms = { notices: [{ title: 'Code', text: 'Dix pour cent.' }] };
    await platform.inside.database.insert(contentEntries).values({
      ...{ contentType: 'legal_notices', uid: 'offers', locale: 'fr-fr', fields: terms },
    });
    const page = await press('/content/legal_notices/offers/fr-fr', 'save', {
      'notices.0.title': 'Nouveau code',
    });
    const titles = async (headers = {}) => {
      const query = { country: 'FR', language: 'FRA' };
      const path = '/commercial-animations/offers/legal-notices';
      const { body } = await platform.guest().call('GET', path, { query, headers });
      return body;
    };
    expect(await titles()).toMatchObject({ values: [{ title: 'Code' }] });
    expect(await titles({ 'x-content-preview': previewIn(page) })).toMatchObject({
      values: [{ title: 'Nouveau code' }],
    });
  });

  test('nobody else’s form is taken, and there is no page for what is no entry', async () => {
    const path = await publishedPage('safe');
    const form = (await formOf(path)).set('press', 'publish').set('title', 'Evil');
    expect((await send(path, form, 'https://evil.example')).status).toBe(403);
    expect(await titleFor('safe')).toBe('Des cadeaux');
    for (const wrong of [
      '/content/unicorn/a/fr-fr',
      '/content/landing_page/none/fr-fr',
      '/content/landing_page/safe/xx',
    ]) {
      expect((await operator.request(wrong, { headers: { host: HOST } })).status).toBe(404);
    }
    const elsewhere = { headers: { host: 'evil.example' } };
    expect((await operator.request(path, elsewhere)).status).toBe(421);
    expect((await operator.request('/content', elsewhere)).status).toBe(421);
  });
});
