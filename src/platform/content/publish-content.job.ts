import { eq } from 'drizzle-orm';
import { CONTENT_SCHEMAS, contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { audit } from '../staff/face.ts';
import { publishDraft } from './edit-entry.ts';
import { contentDrafts } from './tables.ts';
import { difference } from './text-difference.ts';

/** Its key is the revision of a draft: each change makes another revision and another job. */
export const PUBLISH_CONTENT = 'publish-content';
const SECOND_MS = 1_000;

/** Whole seconds until an instant; never less than none. */
export const secondsUntil = (instant: Date, now: Date) =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / SECOND_MS));

const isServable = ({ contentType, fields }: typeof contentDrafts.$inferSelect) => {
  const type = contentTypeSchema.safeParse(contentType).data;
  return (
    type !== undefined && CONTENT_SCHEMAS[type].safeParse(fields).success && fields.slug !== ''
  );
};

/** Publishes what editors have set a time for, and writes down for whom. */
export function publishContent({ database, now }: Pick<PlatformDeps, 'database' | 'now'>): Job {
  return {
    name: PUBLISH_CONTENT,
    run: async (revision) => {
      const [draft] = await database
        .select()
        .from(contentDrafts)
        .where(eq(contentDrafts.revision, revision));
      // Changed, discarded or published by hand since.
      if (!draft?.publishAt) return undefined;
      const againInSeconds = secondsUntil(draft.publishAt, now());
      if (againInSeconds > 0) return { againInSeconds };
      // A copy whose words were never written stays a draft.
      if (!isServable(draft)) return undefined;
      await inTransaction(database, async (tx) => {
        const at = now();
        const published = await publishDraft(tx, revision, at);
        if (published === null) return;
        const { contentType, uid, locale: shop } = published.key;
        const planner = { kind: 'platform', id: 'platform', name: published.editor } as const;
        const actor = { ...planner, clientAddress: null, correlationId: revision };
        await audit(tx, actor, at, {
          ...{ action: 'content.publish-planned', shop },
          subject: { kind: 'content', id: `${contentType}/${uid}` },
          ...difference(published.before, published.after),
        });
      });
      return undefined;
    },
  };
}
