import { eq } from 'drizzle-orm';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Job } from '#src/platform/kernel/jobs/job-types.ts';
import { audit } from './audit.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffFailedSignIns, staffMembers } from './tables.ts';

/** Its key is the id of failures that are gathered. */
export const WRITE_FAILED_SIGN_INS = 'write-failed-sign-ins';

/** What nobody is called. */
const UNKNOWN = { memberId: 'unknown', name: 'unknown' };

/** Writes the failures of ten minutes down as one entry: a flood of them fills no table. */
export function failedSignInsJob({ database, now }: Pick<StaffDeps, 'database' | 'now'>): Job {
  return {
    name: WRITE_FAILED_SIGN_INS,
    run: async (failureId) => {
      await inTransaction(database, async (tx) => {
        const [gathered] = await tx
          .delete(staffFailedSignIns)
          .where(eq(staffFailedSignIns.failureId, failureId))
          .returning();
        if (gathered === undefined) return;
        const { member, action, times, since, until, addresses } = gathered;
        const [known] = await tx
          .select({ memberId: staffMembers.memberId, name: staffMembers.name })
          .from(staffMembers)
          .where(eq(staffMembers.memberId, member));
        const { memberId: id, name } = known ?? UNKNOWN;
        const [clientAddress = null] = addresses;
        const actor = {
          kind: 'visitor',
          id,
          name,
          clientAddress,
          correlationId: failureId,
        } as const;
        await audit(tx, actor, now(), {
          ...{ action, subject: { kind: 'staff', id }, shop: null },
          after: {
            ...{ times, since: since.toISOString(), until: until.toISOString() },
            from: addresses,
          },
        });
      });
      return undefined;
    },
  };
}
