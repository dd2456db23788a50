import type { z } from 'zod';
import { CONTENT_SCHEMAS, type ContentType } from '#src/domain/content/content.schema.ts';
import {
  type Change,
  type Changed,
  changing,
  dropDraft,
  publish,
  saveDraft,
} from '../content/edit-entry.ts';
import type { Fields } from '../content/entry-store.ts';
import { PUBLISH_CONTENT, secondsUntil } from '../content/publish-content.job.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { shownInstant } from './shown-instant.ts';

/** What a button does, and the sentence about it. */
export type Outcome = { isDone: boolean; said: string[] };

/** What is wrong with a text, by the names of its fields; null when its schema would serve it. */
export function problemsOf(contentType: ContentType, value: unknown): string[] | null {
  const parsed = CONTENT_SCHEMAS[contentType].safeParse(value);
  return parsed.success ? null : parsed.error.issues.map(sayIssue);
}

const sayIssue = ({ path, message }: z.core.$ZodIssue) => `${path.join(' ')}: ${message}`;

const refused = (...said: string[]): Outcome => ({ isDone: false, said });

function outcomeOf(changed: Changed, said: string): Outcome {
  if (changed.state === 'done') return { isDone: true, said: [said] };
  if (changed.state === 'unknown') return refused('There is no such entry any more.');
  const { draft, versions } = changed.current;
  const who = draft?.savedBy ?? versions[0]?.publishedBy ?? 'Somebody';
  const when = draft?.savedAt ?? versions[0]?.publishedAt;
  return refused(
    `${who} was faster${when === undefined ? '' : ` (${shownInstant(when)})`}. What you have typed stands below and is not saved. Save again to put it in the place of theirs.`,
  );
}

/** `2026-12-01T08:30`, as a form sends it, read as UTC; null for what is none. */
function instantOf(at: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(at)) return null;
  const instant = new Date(`${at}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

export type EditAction = Change & { action: string; fields: Fields; at: string };

/** Keeps a draft; with an instant, the queue publishes it then. */
async function save(database: Database, edit: EditAction, publishAt: Date | null) {
  const changed = await inTransaction(database, (tx) =>
    changing(tx, edit, async () => {
      const { revision } = await saveDraft(tx, edit, edit.fields, publishAt);
      if (publishAt === null) return;
      const afterSeconds = secondsUntil(publishAt, edit.now);
      await enqueue(tx, PUBLISH_CONTENT, revision, { afterSeconds });
    }),
  );
  return outcomeOf(
    changed,
    publishAt === null
      ? 'Saved. Shoppers do not see it yet.'
      : `Saved. It is published on ${shownInstant(publishAt)}.`,
  );
}

/** Does what an editor has clicked; a text that fails its schema is not saved. */
export async function editContent(database: Database, edit: EditAction): Promise<Outcome> {
  const { key, action, fields, now } = edit;
  switch (action) {
    case 'save':
      return save(database, edit, null);
    case 'schedule': {
      const publishAt = instantOf(edit.at);
      return publishAt === null || publishAt <= now
        ? refused('Choose a time that is still to come. It is read as UTC.')
        : save(database, edit, publishAt);
    }
    case 'publish': {
      const changed = await inTransaction(database, (tx) =>
        changing(tx, edit, async (current) => {
          await publish(tx, edit, current, fields);
          await dropDraft(tx, key);
        }),
      );
      return outcomeOf(changed, 'Published. Shoppers see it within two minutes.');
    }
    case 'discard': {
      const changed = await inTransaction(database, (tx) =>
        changing(tx, edit, () => dropDraft(tx, key)),
      );
      return outcomeOf(changed, 'The draft is gone.');
    }
    default:
      return undo(database, edit);
  }
}

/** Publishes an earlier version again; a draft that stands is left as it is. */
async function undo(database: Database, edit: EditAction): Promise<Outcome> {
  const [, versionId] = /^undo ([\da-f-]{36})$/.exec(edit.action) ?? [];
  let isKnown = false;
  const changed = await inTransaction(database, (tx) =>
    changing(tx, edit, async (current) => {
      const version = current.versions.find((one) => one.versionId === versionId);
      isKnown = version !== undefined;
      if (version !== undefined) await publish(tx, edit, current, version.fields);
    }),
  );
  if (changed.state === 'done' && !isKnown) return refused('There is no such version.');
  return outcomeOf(changed, 'Shown again. Shoppers see it within two minutes.');
}
