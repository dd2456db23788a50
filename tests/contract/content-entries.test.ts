import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentEntriesSchema } from '#src/domain/content/content.schema.ts';
import { findLinkTargets } from '#src/domain/content/link-target.calls.ts';
import { listContent } from '#src/domain/content/staff-content.calls.ts';
import { contentGapsSchema, staffEntrySchema } from '#src/domain/content/staff-content.schema.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

describe.skipIf(isRemote)('entries that editors make and delete', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.stop());

  const editor = (shops?: readonly ('fr-fr' | 'fr-ch' | 'en')[]) =>
    openStaffCalls(platform, { role: 'editor', ...(shops && { shops }) });
  const page = (uid: string, shop = 'fr-fr') => ({
    ...{ contentType: 'landing_page', uid, shop, title: 'Été au jardin', familyId: null },
  });
  const pathOf = (uid: string, shop = 'fr-fr') => `/staff/content/landing_page/${uid}/${shop}`;
  const make = (uid: string, by = editor()) => by.call('POST', '/staff/content', page(uid));
  const open = async (path: string, by = editor()) =>
    staffEntrySchema.parse((await by.call('GET', path)).body);
  const publish = async (path: string, changes = {}) => {
    const { revision, fields } = await open(path);
    const body = { revision, fields: { ...fields, ...changes } };
    return (await editor().call('POST', `${path}/publication`, body)).status;
  };
  const remove = async (path: string, by = editor()) => {
    const { revision } = await open(path);
    return by.call('POST', `${path}/removal`, { revision });
  };
  const shown = async (uid: string) => {
    const query = encodeURIComponent(JSON.stringify({ uid }));
    const path = `/cms/v3/content_types/landing_page/entries?locale=fr-fr&query=${query}`;
    const { body } = await platform.guest().call('GET', path);
    return contentEntriesSchema.parse(body).entries[0]?.fields.title;
  };
  const listed = async (query: string) =>
    listContent.answer
      .parse((await editor().call('GET', `/staff/content?${query}`)).body)
      .values.map(({ uid }) => uid);

  test('a new page begins as a draft that nobody sees, and is published like the others', async () => {
    const begun = staffEntrySchema.parse((await make('summer27')).body);
    expect(begun).toMatchObject({
      ...{ isOwn: false, versions: [], fields: { slug: 'ete-au-jardin', title: 'Été au jardin' } },
      draft: { publishAt: null },
    });
    expect(begun.previewUrl).toContain('/api/preview?token=');
    expect(await shown('summer27')).toBeUndefined();
    // Another text may lead there before it is published.
    const { values } = findLinkTargets.answer.parse(
      (await editor().call('GET', '/staff/content-links/fr-fr?q=jardin')).body,
    );
    expect(values).toMatchObject([{ kind: 'draft', title: 'Été au jardin' }]);
    expect(await listed('q=summer27')).toEqual(['summer27']);
    expect(await publish(pathOf('summer27'))).toBe(200);
    expect(await shown('summer27')).toBe('Été au jardin');
  });

  test('a name is given once, in whatever shop, and in a shop of the editor', async () => {
    const answers = await Promise.all([make('once'), make('once')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const british = editor(['en']);
    const taken = await british.call('POST', '/staff/content', page('once', 'en'));
    expect(codeOf(taken)).toBe('ENTRY_NAME_TAKEN');
    expect((await make('other', british)).status).toBe(404);
    const header = { ...page('second'), contentType: 'header_layout' };
    expect((await editor().call('POST', '/staff/content', header)).status).toBe(400);
    const tile = { ...page('tile'), contentType: 'story_tile' };
    const homeless = await editor().call('POST', '/staff/content', tile);
    expect(homeless).toMatchObject({ status: 400, body: { field: 'fields.familyId' } });
  });

  test('a page is copied to other shops of the editor as a draft, and no draft is written over', async () => {
    await make('copied');
    const path = pathOf('copied');
    const copy = async (to: string[], by = editor(), revision?: string) =>
      by.call('POST', `${path}/copies`, {
        ...{ to, revision: revision ?? (await open(path)).revision },
      });
    expect((await copy(['fr-ch', 'en'])).body).toEqual({
      values: [
        { shop: 'fr-ch', outcome: 'copied', unwritten: 0 },
        { shop: 'en', outcome: 'copied', unwritten: 1 },
      ],
    });
    expect(await open(pathOf('copied', 'fr-ch'))).toMatchObject({
      ...{ fields: { title: 'Été au jardin' }, draft: { publishAt: null }, isOwn: false },
    });
    // Words of another language are to be written, beside those that were copied.
    expect(await open(pathOf('copied', 'en'))).toMatchObject({
      ...{ fields: { slug: '', title: '' }, draft: { publishAt: null } },
      others: [{ shop: 'fr-ch', fields: { title: 'Été au jardin' } }],
      draftedIn: ['fr-ch', 'fr-fr'],
    });
    expect((await copy(['en'])).body).toEqual({
      values: [{ shop: 'en', outcome: 'has-draft', unwritten: 1 }],
    });
    // Its name in URLs follows the title that is written.
    const { fields, revision: copied } = await open(pathOf('copied', 'en'));
    const written = { ...fields, title: 'Garden in summer' };
    const body = { revision: copied, fields: written, publishAt: null };
    expect((await editor().call('PUT', `${pathOf('copied', 'en')}/draft`, body)).status).toBe(200);
    expect((await open(pathOf('copied', 'en'))).fields?.slug).toBe('garden-in-summer');
    const seen = (await open(path)).revision;
    expect((await copy(['en'], editor(['fr-fr']), seen)).status).toBe(404);
    expect((await copy(['en'], editor(['en']), seen)).status).toBe(404);
    expect((await copy(['en'], editor(), randomUUID())).status).toBe(412);
  });

  test('a page that is deleted is seen by nobody, lacks nowhere, and can be shown again', async () => {
    const path = pathOf('gone');
    await make('gone');
    await publish(path);
    await publish(path, { title: 'Deuxième' });
    const seen = await open(path);
    expect((await remove(path)).status).toBe(204);
    expect(await shown('gone')).toBeUndefined();
    expect(await listed('q=gone')).toEqual([]);
    expect(await listed('q=gone&state=deleted')).toEqual(['gone']);
    expect(await listed('q=gone&state=missing&shop=fr-fr')).toEqual([]);
    const gaps = contentGapsSchema.parse((await editor().call('GET', '/staff/content-gaps')).body);
    expect(gaps.content.filter(({ uid }) => uid === 'gone')).toEqual([]);
    // Who saw it before is told.
    const late = { revision: seen.revision, fields: { ...seen.fields } };
    expect((await editor().call('POST', `${path}/publication`, late)).status).toBe(412);
    const { revision, versions, fields } = await open(path);
    expect(fields).toBeNull();
    const again = `${path}/versions/${versions[0]?.versionId}`;
    expect((await editor().call('POST', again, { revision })).status).toBe(200);
    expect(await shown('gone')).toBe('Deuxième');
    const logged = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'landing_page/gone'));
    expect(logged.map(({ action }) => action)).toEqual([
      ...['content.create', 'content.publish', 'content.publish', 'content.delete'],
      'content.restore',
    ]);
    expect(logged[3]).toMatchObject({ before: { published: { title: 'Deuxième' } } });
  });

  test('a page of the opening that is deleted comes back as it was opened; a draft alone is gone for good', async () => {
    const { database } = platform.inside;
    const opened = { slug: 'noel', title: 'Noël', text: '', hero: '', sections: [] };
    const entry = { contentType: 'landing_page', uid: 'opened', locale: 'fr-fr', fields: opened };
    await database.insert(contentEntries).values(entry);
    expect((await remove(pathOf('opened'))).status).toBe(204);
    expect((await open(pathOf('opened'))).versions).toMatchObject([{ publishedBy: null }]);
    await make('never');
    expect((await remove(pathOf('never'))).status).toBe(204);
    expect((await editor().call('GET', pathOf('never'))).status).toBe(404);
    const { revision } = staffEntrySchema.parse((await make('never')).body);
    const discarded = await editor().call('POST', `${pathOf('never')}/draft/removal`, { revision });
    expect(discarded).toMatchObject({ status: 200, body: { fields: null, draft: null } });
    expect((await editor().call('GET', pathOf('never'))).status).toBe(404);
  });

  test('what every shop needs is not deleted, nor what belongs to another shop', async () => {
    const { database } = platform.inside;
    const notices = { contentType: 'legal_notices', uid: 'offers', locale: 'fr-fr' };
    await database.insert(contentEntries).values({ ...notices, fields: { notices: [] } });
    const stays = await remove('/staff/content/legal_notices/offers/fr-fr');
    expect(codeOf(stays)).toBe('ENTRY_STAYS');
    await make('mine');
    expect((await remove(pathOf('mine'), editor(['en']))).status).toBe(404);
    const staff = openStaffCalls(platform, { role: 'desk' });
    expect((await make('no', staff)).status).toBe(403);
  });

  test('before a page is deleted, the texts of its shop that link to it are named', async () => {
    await make('linked');
    await publish(pathOf('linked'));
    await make('linking');
    const link = { label: 'Voir', url: '/ete--lplinked' };
    const sections = [{ kind: 'products', title: 'La liste', link }];
    await publish(pathOf('linking'), { sections });
    await make('linked2');
    const links = async (uid: string, by = editor()) =>
      (await by.call('GET', `${pathOf(uid)}/links`)).body;
    expect(await links('linked')).toEqual({
      values: [{ contentType: 'landing_page', uid: 'linking' }],
    });
    expect(await links('linked2')).toEqual({ values: [] });
    expect(await links('linked', editor(['en']))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
