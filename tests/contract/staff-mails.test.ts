import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  mailKindsSchema,
  mailPreviewSchema,
  staffMailSchema,
} from '#src/domain/mail/mail-texts.schema.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { mails, mailTextVersions } from '#src/platform/kernel/mail/tables.ts';
import { staffMembers } from '#src/platform/staff/tables.ts';
import { pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const PATH = '/staff/mails/order/fr';
const TITLE = 'Merci <b>beaucoup</b>, {firstName}';

describe.skipIf(isRemote)('the texts of mails', () => {
  let platform: TestPlatform;
  let ada: StaffCalls;
  beforeAll(async () => {
    platform = await startTestPlatform();
    ada = openStaffCalls(platform, { role: 'editor' });
  });
  afterAll(() => platform.stop());

  const open = async (path = PATH, by = ada) =>
    staffMailSchema.parse((await by.call('GET', path)).body);
  async function save(texts: Record<string, string>, { path = PATH, by = ada, seen = [''] } = {}) {
    const { version } = await open(path);
    return by.call('PUT', path, { version, texts, seen });
  }

  async function placeOrder() {
    const customer = await platform.customer('U2', { storeId: '1001', locale: 'fr-fr' });
    const cart = await readyCart(customer, 'S1');
    await pay(platform, customer, cart);
    const order = orderSchema.parse((await validate(customer, cart)).body);
    await platform.inside.runJobs();
    const [mail] = await platform.inside.database
      .select()
      .from(mails)
      .where(eq(mails.about, order.orderNumber));
    return { order, mail };
  }

  test('are said by the next mail once they are saved, escaped, and as they ship once undone', async () => {
    expect((await save({ 'order.title': TITLE })).status).toBe(200);
    const { mail } = await placeOrder();
    expect(mail?.html).toContain('Merci &lt;b&gt;beaucoup&lt;/b&gt;, Claire');
    expect(mail?.text).toContain('Merci <b>beaucoup</b>, Claire');
    const { version } = await open();
    const back = await ada.call('POST', `${PATH}/restoration`, { version, restored: 0 });
    const { texts, versions } = staffMailSchema.parse(back.body);
    expect(texts.map(({ text }) => text)).toEqual([null, null, null]);
    expect(versions.map(({ texts: of }) => of)).toEqual([{}, { 'order.title': TITLE }]);
    expect(versions[1]?.savedBy).toBe(ada.caller.name);
    expect((await placeOrder()).mail?.html).not.toContain('beaucoup');
  });

  test('are refused without a value that the reader needs, with an unknown one, or a link', async () => {
    for (const [key, text, code] of [
      ['order.subject', 'Votre commande', 'MAIL_TEXT_INVALID'],
      ['order.subject', '{orderNumber} {day}', 'MAIL_TEXT_INVALID'],
      ['order.title', ' ', 'MAIL_TEXT_INVALID'],
      ['shipping.title', 'Parti', 'MAIL_TEXT_INVALID'],
      ['order.lead', '{orderNumber} {day} evil.example', 'MAIL_TEXT_LINK'],
    ] as const) {
      expect(await save({ [key]: text })).toMatchObject({
        ...{ status: 422, body: { code, field: key } },
      });
    }
    expect((await save({ 'order.title': 'Merci' })).status).toBe(200);
    expect((await ada.call('PUT', PATH, { version: 0, texts: {}, seen: [] })).body).toMatchObject({
      code: 'CHANGED_BY_OTHERS',
    });
  });

  test('are shown with a real order of nobody before they are saved, and sent to who asks', async () => {
    const { order } = await placeOrder();
    const body = { texts: { 'order.title': 'Voilà, {firstName}' }, orderNumber: null, variant: 0 };
    const { body: answer } = await ada.call('POST', `${PATH}/preview`, body);
    const shown = mailPreviewSchema.parse(answer);
    expect(shown?.subject).toBe(`Votre commande ${order.orderNumber}`);
    expect(shown?.html).toContain('Voilà, Camille');
    expect(shown?.html).not.toMatch(/Claire|Dupont|Rue De La Paix/i);
    await platform.inside.database.insert(staffMembers).values({
      ...{ memberId: ada.caller.id, email: 'ada@vitrine.example', name: 'Ada', language: 'en' },
      ...{ state: 'active', invitedAt: new Date(), joinedAt: new Date() },
    });
    expect((await ada.call('POST', `${PATH}/test`, body)).body).toEqual({
      sentTo: 'ada@vitrine.example',
    });
    const [sent] = await platform.inside.database
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'ada@vitrine.example'));
    expect(sent).toMatchObject({ kind: 'test', subject: `[Test] ${shown?.subject}` });
  });

  test('of every kind can be shown', async () => {
    const { values } = mailKindsSchema.parse((await ada.call('GET', '/staff/mails')).body);
    for (const { kind } of values) {
      const path = `/staff/mails/${kind}/fr/preview`;
      const { body } = await ada.call('POST', path, { texts: {}, orderNumber: null, variant: 1 });
      expect(mailPreviewSchema.parse(body)?.html).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  test('say when an update has another text than the one they were made from, until that was seen', async () => {
    const path = '/staff/mails/refund/fr';
    const texts = { 'refund.title': 'Remboursé' };
    await save(texts, { path });
    await platform.inside.database
      .update(mailTextVersions)
      .set({ texts: { 'refund.title': { text: 'Remboursé', shipped: 'Autrefois' } } })
      .where(eq(mailTextVersions.kind, 'refund'));
    const then = async () =>
      (await open(path)).texts.find(({ key }) => key === 'refund.title')?.shippedThen;
    expect(await then()).toBe('Autrefois');
    await save({ ...texts, 'refund.bankNext': 'Bientôt.' }, { path });
    expect(await then()).toBe('Autrefois');
    await save(texts, { path, seen: ['refund.title'] });
    expect(await then()).toBeNull();
    const rows = await platform.inside.database
      .select()
      .from(mailTextVersions)
      .where(eq(mailTextVersions.kind, 'refund'))
      .orderBy(desc(mailTextVersions.version));
    expect(rows.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('are read by who has one shop of the language, and changed by who has all', async () => {
    const swiss = openStaffCalls(platform, { role: 'editor', shops: ['fr-ch'] });
    expect((await open(PATH, swiss)).isEditable).toBe(false);
    expect((await save({ 'order.title': 'Salut' }, { by: swiss })).status).toBe(403);
    expect((await swiss.call('GET', '/staff/mails/order/en')).status).toBe(404);
  });
});
