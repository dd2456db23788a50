import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentEntriesSchema, contentPreviewSchema } from '#src/domain/content/content.schema.ts';
import { listContent } from '#src/domain/content/staff-content.calls.ts';
import {
  contentGapsSchema,
  type StaffEntry,
  staffEntrySchema,
} from '#src/domain/content/staff-content.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { contentAssets, contentEntries } from '#src/platform/content/tables.ts';
import { signPreview } from '#src/platform/kernel/http/preview-tokens.ts';
import { webDomains } from '#src/platform/shops/tables.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

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
  let ada: StaffCalls;
  let ida: StaffCalls;
  beforeAll(async () => {
    platform = await startTestPlatform();
    ada = openStaffCalls(platform, { role: 'editor' });
    ida = openStaffCalls(platform, { role: 'editor' });
    ida.caller.name = 'Ida';
  });
  afterAll(() => platform.stop());

  /** A landing page of its own for each test, in two shops; the path of its calls. */
  async function publishedPage(uid: string) {
    const entry = { contentType: 'landing_page', uid };
    await platform.inside.database.insert(contentEntries).values([
      { ...entry, locale: 'fr-fr', fields: story('Des cadeaux') },
      { ...entry, locale: 'en', fields: story('Presents') },
    ]);
    return `/staff/content/landing_page/${uid}/fr-fr`;
  }

  const open = async (path: string) => staffEntrySchema.parse((await ada.call('GET', path)).body);

  /** A draft or a publication as a form sends it that was filled in now, or over `seen`. */
  async function write(
    path: string,
    what: 'draft' | 'publication',
    changes: Record<string, unknown>,
    {
      by = ada,
      seen,
      publishAt = null,
    }: { by?: StaffCalls; seen?: StaffEntry; publishAt?: string | null } = {},
  ) {
    const { revision, fields } = seen ?? (await open(path));
    const body = { revision, fields: { ...fields, ...changes } };
    return what === 'draft'
      ? by.call('PUT', `${path}/draft`, { ...body, publishAt })
      : by.call('POST', `${path}/publication`, body);
  }
  async function written(...args: Parameters<typeof write>): Promise<StaffEntry> {
    const { status, body } = await write(...args);
    expect(status).toBe(200);
    return staffEntrySchema.parse(body);
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

  const previewOf = ({ previewUrl }: StaffEntry) =>
    new URL(previewUrl ?? 'none:').searchParams.get('token') ?? '';

  test('a draft is served to nobody but through its link, and nothing else is', async () => {
    const path = await publishedPage('draft');
    const saved = await written(path, 'draft', { title: 'Sous le sapin' });
    expect(saved).toMatchObject({ draft: { savedBy: ada.caller.name, publishAt: null } });
    expect(saved.fields?.title).toBe('Sous le sapin');
    expect(await titleFor('draft')).toBe('Des cadeaux');
    const preview = previewOf(saved);
    expect(await titleFor('draft', { preview })).toBe('Sous le sapin');
    expect(await titleFor('draft', { preview, locale: 'fr' })).toBe('Sous le sapin');
    expect(await titleFor('draft', { preview, locale: 'en' })).toBe('Presents');
    await written(await publishedPage('other'), 'draft', { title: 'Autre' });
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
    const saved = await written(await publishedPage('link'), 'draft', { title: 'Secret' });
    const key = { contentType: 'landing_page', uid: 'link', locale: 'fr-fr' } as const;
    const { config, clock } = platform.inside;
    const foreign = await signPreview(key, 'another secret', clock.now());
    const old = await signPreview(
      key,
      config.identityClientSecret,
      new Date(Date.now() - 5 * HOUR_MS),
    );
    const unsigned = `${previewOf(saved).split('.').slice(0, 2).join('.')}.`;
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
    await written(path, 'publication', { title: 'Premier' });
    expect(await titleFor('undo')).toBe('Premier');
    const { versions, draft } = await written(
      path,
      'publication',
      { title: 'Deuxième' },
      { by: ida },
    );
    expect(draft).toBeNull();
    expect(versions.map(({ publishedBy }) => publishedBy)).toEqual(['Ida', ada.caller.name, null]);
    const again = async (versionId = '00000000-0000-4000-8000-000000000001') => {
      const { revision } = await open(path);
      return (await ada.call('POST', `${path}/versions/${versionId}`, { revision })).status;
    };
    expect(await again(versions[1]?.versionId)).toBe(200);
    expect(await titleFor('undo')).toBe('Premier');
    expect(await again(versions[2]?.versionId)).toBe(200);
    expect(await titleFor('undo')).toBe('Des cadeaux');
    expect(await again()).toBe(404);
  });

  test('a time is kept by the queue; a draft that is changed before is not published', async () => {
    const { clock, runJobs } = platform.inside;
    const path = await publishedPage('later');
    const dueIn = (ms: number) => ({
      publishAt: new Date(clock.now().getTime() + ms).toISOString(),
    });
    expect(await write(path, 'draft', { title: 'Hier' }, dueIn(-HOUR_MS))).toMatchObject({
      ...{ status: 400, body: { field: 'publishAt' } },
    });
    await written(path, 'draft', { title: 'Trop tôt' }, dueIn(HOUR_MS));
    await written(path, 'draft', { title: 'Pas encore' });
    clock.advance(2 * HOUR_MS);
    await runJobs();
    expect(await titleFor('later')).toBe('Des cadeaux');
    const due = dueIn(HOUR_MS);
    expect((await written(path, 'draft', { title: 'À l’heure' }, due)).draft).toMatchObject(due);
    await runJobs();
    expect(await titleFor('later')).toBe('Des cadeaux');
    clock.advance(HOUR_MS + 1_000);
    await runJobs();
    expect(await titleFor('later')).toBe('À l’heure');
    expect(await open(path)).toMatchObject({
      ...{ draft: null, versions: [{ publishedBy: ada.caller.name }, { publishedBy: null }] },
    });
    const planned = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'content.publish-planned'));
    expect(planned).toMatchObject([
      {
        ...{ actorKind: 'platform', actorName: ada.caller.name, shop: 'fr-fr' },
        ...{ subjectKind: 'content', subjectId: 'landing_page/later' },
        ...{ before: { title: 'Des cadeaux' }, after: { title: 'À l’heure' } },
      },
    ]);
  });

  test('of two editors the second is told that the first was faster, and overwrites nothing', async () => {
    const path = await publishedPage('both');
    const seen = await open(path);
    await written(path, 'draft', { title: 'De Ida' }, { by: ida });
    for (const what of ['draft', 'publication'] as const) {
      expect((await write(path, what, { title: 'De Ada' }, { seen })).status).toBe(412);
    }
    const now = await open(path);
    expect(now).toMatchObject({ draft: { savedBy: 'Ida' }, fields: { title: 'De Ida' } });
    const answers = await Promise.all(
      [1, 2].map(() => write(path, 'draft', { title: 'De Ada' }, { seen: now })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await titleFor('both')).toBe('Des cadeaux');
  });

  test('what the schema would not serve is kept nowhere, and says which field', async () => {
    const path = await publishedPage('wrong');
    for (const what of ['draft', 'publication'] as const) {
      expect(await write(path, what, { slug: 'Pas Un Slug' })).toMatchObject({
        ...{ status: 400, body: { field: 'fields.slug' } },
      });
      const sections = [{ kind: 'look' }];
      expect(await write(path, what, { sections })).toMatchObject({
        ...{ status: 400, body: { field: expect.stringMatching(/^fields\.sections\.0\./) } },
      });
    }
    expect(await open(path)).toMatchObject({ draft: null, versions: [] });
  });

  test('what the schema does not know of an entry stays in it, and nothing is added', async () => {
    const path = await publishedPage('kept');
    const isIt = eq(contentEntries.uid, 'kept');
    const fields = { ...story('Des cadeaux'), campaign: 'winter' };
    await platform.inside.database.update(contentEntries).set({ fields }).where(isIt);
    const { fields: saved } = await written(path, 'draft', { title: 'Neuf', script: 'alert(1)' });
    expect(saved).toMatchObject({ title: 'Neuf', campaign: 'winter' });
    expect(saved).not.toHaveProperty('script');
  });

  test('a draft is discarded, and what stands in the shop is begun with again', async () => {
    const path = await publishedPage('gone');
    const { revision } = await written(path, 'draft', { title: 'Raté' });
    const discard = () => ada.call('POST', `${path}/draft/removal`, { revision });
    expect(staffEntrySchema.parse((await discard()).body)).toMatchObject({
      ...{ draft: null, fields: { title: 'Des cadeaux' } },
    });
    expect((await discard()).status).toBe(412);
  });

  test('pictures that may be chosen are listed with their folders', async () => {
    const asset = { url: '/media/hero/a.webp', contentMediaType: 'image/webp' };
    await platform.inside.database
      .insert(contentAssets)
      .values([{ ...asset, uid: 'a', folder: 'heroes', title: 'denim' }]);
    const { body } = await ada.call('GET', '/staff/content-assets');
    expect(body).toEqual({ values: [{ ...asset, uid: 'a', folder: 'heroes', title: 'denim' }] });
  });

  const list = async (query: string, by = ada) =>
    listContent.answer.parse((await by.call('GET', `/staff/content?${query}`)).body);

  test('a shop that lacks a text is found, and begins beside the other languages', async () => {
    const [france] = await findWebDomains(platform.inside.database);
    if (france === undefined) throw new Error('no shop');
    const germany = { ...france, domain: 'de-de' as const, storeId: '1005' };
    await platform.inside.database.insert(webDomains).values(germany);
    await publishedPage('lacks');
    const cellsOf = async () => {
      const { values } = await list('contentType=landing_page&q=lacks');
      return Object.fromEntries(values[0]?.cells.map((cell) => [cell.shop, cell]) ?? []);
    };
    expect(await cellsOf()).toMatchObject({
      en: { title: 'Presents', from: 'en' },
      'de-de': { title: '', from: null, draft: null },
    });
    expect((await list('shop=de-de&state=missing&q=lacks')).total).toBe(1);
    expect((await list('shop=en&state=missing&q=lacks')).total).toBe(0);
    const gaps = contentGapsSchema.parse((await ada.call('GET', '/staff/content-gaps')).body);
    expect(gaps.content).toContainEqual({
      ...{ contentType: 'landing_page', uid: 'lacks', lacking: ['fr-ch', 'de-de'] },
    });
    const path = '/staff/content/landing_page/lacks/de-de';
    const { fields, others } = await open(path);
    expect([fields, others.map(({ shop }) => shop)]).toEqual([null, ['fr-fr', 'en']]);
    const changes = { ...story('Geschenke'), slug: 'geschenke' };
    await written(path, 'publication', changes);
    expect(await titleFor('lacks', { locale: 'de-de' })).toBe('Geschenke');
  });

  test('drafts and what waits for its time are found by title, page by page', async () => {
    const due = {
      publishAt: new Date(platform.inside.clock.now().getTime() + HOUR_MS).toISOString(),
    };
    await written(await publishedPage('quokka-1'), 'draft', { title: 'Quokka un' });
    await written(await publishedPage('quokka-2'), 'draft', { title: 'Quokka deux' }, due);
    await publishedPage('quokka-3');
    const uidsOf = async (query: string) => (await list(query)).values.map(({ uid }) => uid);
    expect(await uidsOf('q=quokka')).toEqual(['quokka-1', 'quokka-2', 'quokka-3']);
    expect(await uidsOf('q=QUOKKA&state=draft&order=desc')).toEqual(['quokka-2', 'quokka-1']);
    expect(await uidsOf('q=Quokka deux&state=planned')).toEqual(['quokka-2']);
    const second = await list('q=quokka&size=2&page=2');
    expect([second.total, second.values.map(({ uid }) => uid)]).toEqual([3, ['quokka-3']]);
  });

  test('who has one shop sees and changes the texts of no other, and each change is written down', async () => {
    const path = await publishedPage('own');
    const editorOf = (shop: OnlineLocale) =>
      openStaffCalls(platform, { role: 'editor', shops: [shop] });
    const british = editorOf('en');
    expect((await british.call('GET', path)).status).toBe(404);
    expect((await write(path, 'draft', { title: 'Mine' }, { by: british })).status).toBe(404);
    expect((await write(path, 'publication', { title: 'Mine' }, { by: british })).status).toBe(404);
    const { values } = await list('q=own', british);
    expect(values[0]?.cells.map(({ shop }) => shop)).toEqual(['en']);
    const french = editorOf('fr-fr');
    await written(path, 'draft', { title: 'Brouillon' }, { by: french });
    await written(path, 'publication', { title: 'Publié' }, { by: french });
    const entries = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, french.caller.id))
      .orderBy(auditEntries.action);
    const of = { subjectId: 'landing_page/own', shop: 'fr-fr' };
    expect(entries).toMatchObject([
      {
        ...{ ...of, action: 'content.draft', before: { title: 'Des cadeaux' } },
        after: { fields: { title: 'Brouillon' }, publishAt: null },
      },
      {
        ...{ ...of, action: 'content.publish', before: { title: 'Des cadeaux' } },
        after: { title: 'Publié' },
      },
    ]);
    const staff = openStaffCalls(platform, { role: 'desk' });
    expect((await staff.call('GET', path)).status).toBe(403);
    expect((await write(path, 'draft', { title: 'Non' }, { by: staff })).status).toBe(403);
  });

  test('the terms of offers are an entry like the others', { tags: ['CMS-07'] }, async () => {
    const terms = { notices: [{ title: 'Code', text: 'Dix pour cent.' }] };
    await platform.inside.database.insert(contentEntries).values({
      ...{ contentType: 'legal_notices', uid: 'offers', locale: 'fr-fr', fields: terms },
    });
    const notices = [{ title: 'Nouveau code', text: 'Dix pour cent.' }];
    const saved = await written('/staff/content/legal_notices/offers/fr-fr', 'draft', { notices });
    const titles = async (headers = {}) => {
      const query = { country: 'FR', language: 'FRA' };
      const path = '/commercial-animations/offers/legal-notices';
      const { body } = await platform.guest().call('GET', path, { query, headers });
      return body;
    };
    expect(await titles()).toMatchObject({ values: [{ title: 'Code' }] });
    expect(await titles({ 'x-content-preview': previewOf(saved) })).toMatchObject({
      values: [{ title: 'Nouveau code' }],
    });
  });

  test('there is no page for what is no entry', async () => {
    await publishedPage('safe');
    for (const [wrong, status] of [
      ['/staff/content/unicorn/a/fr-fr', 400],
      ['/staff/content/landing_page/none/fr-fr', 404],
      ['/staff/content/landing_page/safe/xx', 400],
    ] as const) {
      expect((await ada.call('GET', wrong)).status).toBe(status);
    }
  });
});
