import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentAssetsSchema } from '#src/domain/content/content.schema.ts';
import { mediaSchema } from '#src/domain/media/media.schema.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { askPicture } from '../support/ask-picture.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** Red on the left and blue on the right, as wide as three of it are high, in base64. */
async function picture(left: string, right: string): Promise<string> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const whole = sharp({ create: { width: 600, height: 200, channels: 3, background: left } });
  const bytes = await whole
    .composite([{ input: await half(right), left: 300, top: 0 }])
    .png()
    .toBuffer();
  return bytes.toString('base64');
}

describe.skipIf(isRemote)('the library of pictures', () => {
  let platform: TestPlatform;
  let ada: StaffCalls;
  beforeAll(async () => {
    platform = await startTestPlatform();
    ada = openStaffCalls(platform, { role: 'editor' });
  });
  afterAll(() => platform.stop());

  const add = async (content: string, by = ada) =>
    mediaSchema.parse((await by.call('POST', '/staff/media', { name: 'Window', content })).body);
  /** The colour in the middle of what pages show of it, and how large that is. */
  async function shown(mediaId: string, shape: 'landscape' | 'portrait') {
    const path = `/media/hero/${mediaId}.webp?w=320&q=80&shape=${shape}`;
    const answer = await askPicture(() => platform.inside.platform.app.request(path));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    const { dominant } = await sharp(bytes).stats();
    return { width, height, colour: dominant.r > dominant.b ? 'red' : 'blue', answer };
  }

  test('shows what was sent as pages cut it, around the point that stays in sight', async () => {
    const media = await add(await picture('#ff0000', '#0000ff'));
    const path = `/staff/media/${media.id}`;
    const { name, letters, version } = media;
    const body = { name, letters, version, focus: { x: 95, y: 50 }, alt: { fr: 'Une fenêtre' } };
    const changed = await ada.call('PUT', path, body);
    expect(mediaSchema.parse(changed.body).alt).toEqual({ fr: 'Une fenêtre' });
    const portrait = await shown(media.id, 'portrait');
    expect(portrait).toMatchObject({ width: 320, height: 400, colour: 'blue' });
    expect(portrait.answer.headers.get('cache-control')).toContain('max-age=300');
    expect(await shown(media.id, 'landscape')).toMatchObject({ width: 320, height: 180 });
    expect((await ada.call('PUT', path, body)).status).toBe(412);
    const content = await picture('#ff0000', '#ff0000');
    await ada.call('POST', `${path}/replacement`, { version: version + 1, content });
    expect(await shown(media.id, 'portrait')).toMatchObject({ colour: 'red' });
  });

  test('is named by content like what ships, and a picture that a text shows stays', async () => {
    const media = await add(await picture('#00ff00', '#00ff00'));
    const query = { folder: 'heroes' };
    const { body } = await platform.guest().call('GET', '/cms/v3/assets', { query });
    const { assets } = contentAssetsSchema.parse(body);
    expect(assets.map(({ title }) => title)).toContain(media.id);
    await platform.inside.database.insert(contentEntries).values({
      ...{ contentType: 'landing_page', uid: 'window', locale: 'fr-fr' },
      fields: { slug: 'w', title: 'W', text: '', hero: media.id, sections: [] },
    });
    const { usedIn } = mediaSchema.parse((await ada.call('GET', `/staff/media/${media.id}`)).body);
    expect(usedIn).toEqual([{ contentType: 'landing_page', uid: 'window', shop: 'fr-fr' }]);
    const removal = await ada.call('DELETE', `/staff/media/${media.id}`);
    expect(removal).toMatchObject({ status: 409, body: { code: 'MEDIA_IN_USE' } });
    await platform.inside.database.delete(contentEntries);
    expect((await ada.call('DELETE', `/staff/media/${media.id}`)).status).toBe(204);
    expect((await ada.call('GET', `/staff/media/${media.id}`)).status).toBe(404);
  });

  test('takes pictures from who has one shop, and changes of them from who has all', async () => {
    const swiss = openStaffCalls(platform, { role: 'editor', shops: ['fr-ch'] });
    const { id, name, letters, version } = await add(await picture('#fff', '#fff'), swiss);
    const body = { name, letters, version, focus: null, alt: {} };
    expect((await swiss.call('PUT', `/staff/media/${id}`, body)).status).toBe(403);
    const broken = await ada.call('POST', '/staff/media', { name: 'A', content: 'AAAA' });
    expect(broken).toMatchObject({ status: 422, body: { code: 'PICTURE_NOT_READABLE' } });
  });
});
