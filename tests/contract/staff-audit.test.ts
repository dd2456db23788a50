import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditList } from '#src/domain/staff/audit.list.ts';
import { shownKeySchema } from '#src/domain/staff/staff.schema.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { databaseCode } from '#src/platform/kernel/database/database-errors.ts';
import { audit } from '#src/platform/staff/audit.ts';
import {
  enterBackOffice,
  invitationFor,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

const DAY = 86_400_000;

let platform: TestPlatform;
let finance: StaffBrowser;
beforeAll(async () => {
  platform = await startStaffedPlatform();
  finance = await enterBackOffice(platform, 'finance');
  const { database, clock } = platform.inside;
  const actor = {
    ...{ kind: 'key' as const, id: 'erp', name: 'ERP' },
    ...{ clientAddress: '203.0.113.9', correlationId: 'a-request' },
  };
  for (const shop of ['fr-fr', 'de-de'] as const) {
    await inTransaction(database, (tx) =>
      audit(tx, actor, new Date(clock.now().getTime() - 2 * DAY), {
        action: 'order.cancel',
        subject: { kind: 'order', id: `order-${shop}` },
        shop,
        after: { reason: '=HYPERLINK("https://evil.example")' },
      }),
    );
  }
});
afterAll(() => platform.stop());

const list = async (browser: StaffBrowser, query: Record<string, string | number> = {}) =>
  auditList.answer.parse((await browser.call('GET', '/staff/audit', { query })).body);

describe.skipIf(isRemote)('the audit log', { tags: ['T50'] }, () => {
  test.for([
    ['changed', sql`update audit_entries set actor_name = 'nobody'`],
    ['deleted', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
    ['emptied with others', sql`truncate audit_entries, staff_sessions cascade`],
  ] as const)('cannot be %s by the platform itself', async ([, statement]) => {
    const { database } = platform.inside;
    const failure = await database.execute(statement).then(
      () => null,
      (error: unknown) => databaseCode(error),
    );
    expect(failure).toBe('42501');
    expect((await list(finance, { action: 'order.cancel' })).total).toBe(2);
  });

  test('is searched by who, what, to what, where and when', async () => {
    const { clock } = platform.inside;
    const yesterday = new Date(clock.now().getTime() - DAY).toISOString();
    const asked: Record<string, string>[] = [
      { actor: 'erp' },
      { action: 'order' },
      { action: 'ord' },
      { subjectKind: 'order', subjectId: 'order-fr-fr' },
      { shop: 'de-de' },
      { actor: 'erp', to: yesterday },
      { actor: 'erp', from: yesterday },
      { q: 'ERP' },
    ];
    const totals = await Promise.all(
      asked.map(async (query) => (await list(finance, query)).total),
    );
    expect(totals).toEqual([2, 2, 0, 1, 1, 2, 0, 2]);
  });

  test('is read newest first, by pages', async () => {
    const all = await list(finance);
    expect(all.values.map(({ at }) => at)).toEqual(
      all.values
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const second = await list(finance, { size: 1, page: 2 });
    expect(second.values).toEqual(all.values.slice(1, 2));
  });

  test('shows who has one shop that shop, and nothing of the others or of the staff', async () => {
    const owner = await enterBackOffice(platform, 'owner');
    const body = { name: 'BI', permissions: ['audit:read'], shops: ['fr-fr'], endsAt: null };
    const made = await owner.call('POST', '/staff/keys', { body });
    const { secret } = shownKeySchema.parse(made.body);
    const machine = openBackOffice(platform, secret);
    const { values } = await list(machine);
    expect(values.map(({ subject }) => subject.id)).toEqual(['order-fr-fr']);
    expect((await list(machine, { shop: 'de-de' })).total).toBe(0);
    const { body: file } = await machine.call('POST', '/staff/audit/export');
    expect(JSON.stringify(file)).not.toContain('order-de-de');
  });

  test('shows who audits one shop and sells in another the first alone', async () => {
    const owner = await enterBackOffice(platform, 'owner');
    const email = 'two.hats@vitrine.example';
    const roles = [
      { roleId: 'finance', shops: ['fr-fr'] },
      { roleId: 'desk', shops: ['de-de'] },
    ];
    const invitation = { email, name: 'Two Hats', language: 'de', roles };
    await owner.call('POST', '/staff/members', { body: invitation });
    const browser = openBackOffice(platform);
    const token = await invitationFor(platform, email);
    const body = { token, name: 'Two Hats', language: 'de', password: 'a long way home' };
    await browser.call('POST', '/staff/invitation', { body });
    const { values } = await list(browser);
    expect(values.map(({ subject }) => subject.id)).toEqual(['order-fr-fr']);
    expect((await browser.call('GET', '/staff/me')).body).toMatchObject({
      shops: expect.arrayContaining(['fr-fr', 'de-de']),
      // The lower of the two: the call itself does not say in which shop.
      refundLimitCents: 10_000,
    });
  });

  test('is exported as a table that runs nothing, and says who exported it', {
    tags: ['T51'],
  }, async () => {
    const query = { action: 'order.cancel' };
    const { body } = await finance.call('POST', '/staff/audit/export', { query });
    const { fileName, csv } = z.object({ fileName: z.string(), csv: z.string() }).parse(body);
    expect(fileName).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('order.cancel');
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
    const { values } = await list(finance, { action: 'audit.export', actor: 'staff-finance' });
    expect(values[0]?.after).toMatchObject({ action: 'order.cancel', rows: 2 });
  });
});
