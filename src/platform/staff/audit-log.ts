import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lt,
  or,
  type SQL,
} from 'drizzle-orm';
import type { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { exportAudit, listAudit } from '#src/domain/staff/audit.calls.ts';
import { auditList } from '#src/domain/staff/audit.list.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { AuditEntry } from '#src/domain/staff/staff.schema.ts';
import type { Queryable } from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { exportList } from './export-list.ts';
import { containing } from './like-patterns.ts';
import { asNoted } from './personal-data.ts';
import type { StaffDeps } from './staff-deps.ts';
import { auditEntries } from './tables.ts';

type Filters = z.output<typeof exportAudit.request.query>;
type Asked = z.output<typeof listAudit.request.query>;

/** What a caller may read: what happened in their shops, and what concerns no shop where they have all. */
function readable({ shops }: StaffCaller): SQL | undefined {
  const own = inArray(auditEntries.shop, [...shops]);
  return shops.size === ONLINE_LOCALES.length ? or(own, isNull(auditEntries.shop)) : own;
}

function matching(caller: StaffCaller, filters: Filters) {
  const { actor, action, subjectKind, subjectId, shop, from, to, q } = filters;
  return and(
    readable(caller),
    actor === undefined ? undefined : eq(auditEntries.actorId, actor),
    action === undefined
      ? undefined
      : or(
          eq(auditEntries.action, action),
          like(auditEntries.action, `${containing(action).slice(1, -1)}.%`),
        ),
    subjectKind === undefined ? undefined : eq(auditEntries.subjectKind, subjectKind),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
    shop === undefined ? undefined : eq(auditEntries.shop, shop),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
    q === undefined
      ? undefined
      : or(like(auditEntries.actorName, containing(q)), eq(auditEntries.subjectId, q)),
  );
}

function toEntry(row: typeof auditEntries.$inferSelect): AuditEntry {
  return {
    id: row.entryId,
    at: row.at.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    clientAddress: row.clientAddress,
    correlationId: row.correlationId,
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    shop: row.shop,
    // Entries of earlier versions may name customers.
    before: asNoted(row.subjectKind, row.before),
    after: asNoted(row.subjectKind, row.after),
  };
}

export async function findEntries(db: Queryable, caller: StaffCaller, asked: Asked) {
  const where = matching(caller, asked);
  const { limit, offset } = rowsOf(asked);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy((asked.order === 'asc' ? asc : desc)(auditEntries.at), asc(auditEntries.entryId))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(auditEntries).where(where);
  return { values: rows.map(toEntry), total: all?.total ?? 0 };
}

/** The entries as a table, and an entry that says who took them. */
export const exportEntries = (deps: StaffDeps, caller: StaffCaller, query: Filters) =>
  exportList(deps, caller, {
    ...{ list: auditList, query },
    audited: { action: 'audit.export', subject: { kind: 'audit', id: 'export' } },
    read: (tx, asked) => findEntries(tx, caller, asked),
  });
