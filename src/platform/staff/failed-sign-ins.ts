import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { FailedSignIn } from '#src/domain/staff/audit-actions.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { StaffVisitor } from '#src/platform/kernel/http/platform-env.ts';
import { enqueue } from '#src/platform/kernel/jobs/job-queue.ts';
import { WRITE_FAILED_SIGN_INS } from './failed-sign-ins.job.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffFailedSignIns } from './tables.ts';

/** After so long, what failed is one entry of the audit log. */
const GATHERED_SECONDS = 10 * 60;
/** Of so many IP addresses the entry says that they tried. */
const MAX_ADDRESSES = 20;

type Deps = Pick<StaffDeps, 'database' | 'now'>;
/** Null for an e-mail that no member has: it is counted and not saved. */
type Tried = { memberId: string | null; action: FailedSignIn };

/** Counts a failure; the first one of ten minutes enqueues the entry of all of them. */
async function noteFailure(
  { database, now }: Deps,
  { memberId, action }: Tried,
  { clientAddress }: StaffVisitor,
): Promise<void> {
  const at = now();
  const from = clientAddress === null ? [] : [clientAddress];
  const row = {
    ...{ failureId: randomUUID(), member: memberId ?? '', action },
    ...{ since: at, until: at, times: 1, addresses: from },
  };
  const { times, addresses } = staffFailedSignIns;
  const added = sql`${JSON.stringify(from)}::jsonb`;
  await inTransaction(database, async (tx) => {
    const [noted] = await tx
      .insert(staffFailedSignIns)
      .values(row)
      .onConflictDoUpdate({
        target: [staffFailedSignIns.member, staffFailedSignIns.action],
        set: {
          times: sql`${times} + 1`,
          until: at,
          addresses: sql`case when ${addresses} @> ${added}
            or jsonb_array_length(${addresses}) >= ${MAX_ADDRESSES}
            then ${addresses} else ${addresses} || ${added} end`,
        },
      })
      .returning({ failureId: staffFailedSignIns.failureId });
    if (noted?.failureId !== row.failureId) return;
    const options = { afterSeconds: GATHERED_SECONDS };
    await enqueue(tx, WRITE_FAILED_SIGN_INS, row.failureId, options);
  });
}

/** Does a step of a sign-in, and counts it where it is refused. `find` says whom it was tried for. */
export async function notingFailures<Answer>(
  deps: Deps,
  visitor: StaffVisitor,
  {
    find,
    wrong,
  }: { find: () => Promise<string | null>; wrong: Exclude<FailedSignIn, 'staff.locked-out'> },
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    const isWrong = code === 'STAFF_SIGN_IN_REFUSED';
    if (isWrong || code === 'TOO_MANY_REQUESTS') {
      const tried = {
        memberId: await find(),
        action: isWrong ? wrong : 'staff.locked-out',
      } as const;
      await noteFailure(deps, tried, visitor);
    }
    throw error;
  }
}
