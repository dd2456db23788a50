import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ActorKind, AuditAction } from '#src/domain/staff/audit-actions.ts';
import type { Queryable, Transaction } from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { asNoted } from './personal-data.ts';
import { auditEntries } from './tables.ts';

/** One change of the back office; `before` and `after` hold what changed, no secrets and no customers. */
export type AuditedChange = {
  action: AuditAction;
  subject: { kind: string; id: string };
  shop: OnlineLocale | null;
  before?: unknown;
  after?: unknown;
};

/** Who did it, and from where. */
export type Actor = Pick<StaffCaller, 'id' | 'name' | 'clientAddress' | 'correlationId'> & {
  kind: ActorKind;
};

/** Writes down who changed what, in the transaction of the change itself. */
export async function audit(
  tx: Transaction,
  caller: Actor,
  now: Date,
  { action, subject, shop, before = null, after = null }: AuditedChange,
): Promise<void> {
  // No entry can be erased later.
  await tx.insert(auditEntries).values({
    ...{ entryId: randomUUID(), at: now, action, shop },
    ...{ before: asNoted(subject.kind, before), after: asNoted(subject.kind, after) },
    ...{ actorKind: caller.kind, actorId: caller.id, actorName: caller.name },
    ...{ clientAddress: caller.clientAddress, correlationId: caller.correlationId },
    ...{ subjectKind: subject.kind, subjectId: subject.id },
  });
}

/** Who did something to a subject last; null where nobody has. */
export async function findActorOf(
  db: Queryable,
  { subject: { kind, id }, action }: Pick<AuditedChange, 'subject' | 'action'>,
): Promise<Actor | null> {
  const { actorKind, actorId, actorName, clientAddress, correlationId } = auditEntries;
  const { subjectKind, subjectId } = auditEntries;
  const [found] = await db
    .select({ kind: actorKind, id: actorId, name: actorName, clientAddress, correlationId })
    .from(auditEntries)
    .where(and(eq(subjectKind, kind), eq(subjectId, id), eq(auditEntries.action, action)))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  return found ?? null;
}

/** What was done to a subject and by whom, the first first. */
export async function findChangesTo(
  db: Queryable,
  { kind, id }: AuditedChange['subject'],
): Promise<{ at: Date; action: string; by: string }[]> {
  const { at, action, actorName: by, subjectKind, subjectId } = auditEntries;
  return db
    .select({ at, action, by })
    .from(auditEntries)
    .where(and(eq(subjectKind, kind), eq(subjectId, id)))
    .orderBy(asc(at));
}

/** The last changes of one kind to a subject with what they changed, the newest first. */
export async function findChangesOf(
  db: Queryable,
  { subject, action, limit }: Pick<AuditedChange, 'subject' | 'action'> & { limit: number },
): Promise<{ id: string; at: Date; by: string; before: unknown; after: unknown }[]> {
  const { entryId: id, at, actorName: by, before, after } = auditEntries;
  return db
    .select({ id, at, by, before, after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, subject.kind),
        eq(auditEntries.subjectId, subject.id),
        eq(auditEntries.action, action),
      ),
    )
    .orderBy(desc(at))
    .limit(limit);
}
