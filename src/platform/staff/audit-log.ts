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
import { csvOf } from '#src/domain/staff/csv.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { AuditEntry } from '#src/domain/staff/staff.schema.ts';
import { inTransaction } from '#src/platform/database/database.ts';
import type { StaffCaller } from '#src/platform/http/platform-env.ts';
import { audit } from './audit.ts';
import { containing } from './like-patterns.ts';
import { maskPersonalData, personalDataReader } from './personal-data.ts';
import type { StaffDeps } from './staff-deps.ts';
import { auditEntries } from './tables.ts';

type Filters = z.output<typeof exportAudit.request.query>;
type Asked = z.output<typeof listAudit.request.query>;

/** What a caller may read: what happened in their shops, and what concerns no shop where they have all. */
function readable({ shops }: StaffCaller): SQL | undefined {
  const own = inArray(auditEntries.shop, [...shops]);
  return shops.size === ONLINE_LOCALES.length ? or(own, isNull(auditEntries.shop)) : own;
}

function matching(caller: StaffCaller, filters: Filters & { q?: string | undefined }) {
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

/** Entries as a caller reads them: what they say of customers is masked where lists of theirs are. */
function entriesFor(caller: StaffCaller) {
  const isOpen = personalDataReader(caller);
  return ({ before, after, ...row }: typeof auditEntries.$inferSelect): AuditEntry => {
    const isShown = row.subjectKind === 'staff' || isOpen(row.shop);
    return {
      ...toEntry(row),
      before: isShown ? before : maskPersonalData(before),
      after: isShown ? after : maskPersonalData(after),
    };
  };
}

function toEntry(row: Omit<typeof auditEntries.$inferSelect, 'before' | 'after'>) {
  return {
    id: row.entryId,
    at: row.at.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    clientAddress: row.clientAddress,
    correlationId: row.correlationId,
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    shop: row.shop,
  };
}

export async function findEntries({ database }: StaffDeps, caller: StaffCaller, asked: Asked) {
  const where = matching(caller, asked);
  const { limit, offset } = rowsOf(asked);
  const rows = await database
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy((asked.order === 'asc' ? asc : desc)(auditEntries.at), asc(auditEntries.entryId))
    .limit(limit)
    .offset(offset);
  const [all] = await database.select({ total: count() }).from(auditEntries).where(where);
  return { values: rows.map(entriesFor(caller)), total: all?.total ?? 0 };
}

const MAX_ROWS = 10_000;
const HEAD = [
  ...['at', 'actor', 'actor id', 'address', 'action', 'subject', 'subject id', 'shop', 'before'],
  ...['after', 'request', 'actor kind'],
];

const written = (value: unknown) => (value === null ? '' : JSON.stringify(value));

/** The entries as a table, and an entry that says who took them. */
export function exportEntries(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  filters: Filters,
): Promise<{ fileName: string; csv: string }> {
  return inTransaction(database, async (tx) => {
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(matching(caller, filters))
      .orderBy(desc(auditEntries.at), asc(auditEntries.entryId))
      .limit(MAX_ROWS);
    const lines = rows
      .map(entriesFor(caller))
      .map((entry) => [
        ...[entry.at, entry.actor.name, entry.actor.id, entry.clientAddress ?? '', entry.action],
        ...[entry.subject.kind, entry.subject.id, entry.shop ?? '', written(entry.before)],
        ...[written(entry.after), entry.correlationId, entry.actor.kind],
      ]);
    await audit(tx, caller, now(), {
      action: 'audit.export',
      subject: { kind: 'audit', id: 'export' },
      shop: null,
      after: { ...filters, rows: rows.length },
    });
    const day = now().toISOString().slice(0, 10);
    return { fileName: `audit-${day}.csv`, csv: csvOf([HEAD, ...lines]) };
  });
}
