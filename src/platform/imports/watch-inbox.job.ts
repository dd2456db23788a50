import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { importOptionsSchema } from '#src/domain/import/import.schema.ts';
import {
  IMPORT_PART_BYTES,
  type ImportKind,
  MAX_IMPORT_BYTES,
} from '#src/domain/import/import.values.ts';
import { getDomain, type Language } from '#src/domain/shop/locales.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { findWebDomains } from '../shops/face.ts';
import { runChecked } from './change-import.ts';
import { CHECK_IMPORT } from './check-import.job.ts';
import { changeImport, type ImportRow, lockImport, readImport } from './import-store.ts';
import { DONE, type Inbox, type Waiting } from './inbox.ts';
import { refusedRowsOf } from './refused-rows.ts';
import { importParts, imports } from './tables.ts';

/** A file that changed a moment ago is still being written. */
const AT_REST_MS = 10_000;

/** What is imported by itself; settings of shops wait for somebody who says yes. */
const GOODS: readonly ImportKind[] = ['products', 'catalogue', 'prices', 'stocks', 'redirects'];

const ACTOR = { kind: 'platform', id: 'watched-folder', name: 'Watched folder' } as const;

type Deps = { database: Database; now: () => Date };

/** The number of an import of this file, as it was saved: so it is imported once. */
function idOf({ name, savedAt, size }: Waiting): string {
  const hash = createHash('sha256').update(`${name}\n${savedAt.toISOString()}\n${size}`);
  const hex = hash.digest('hex');
  // A UUID whose bits we choose (RFC 9562, version 8).
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-8${c}-a${d}-${hex.slice(20, 32)}`;
}

/** Bytes in pieces of the size of a part, the last one smaller. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < IMPORT_PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    let from = 0;
    for (; size - from >= IMPORT_PART_BYTES; from += IMPORT_PART_BYTES) {
      yield all.subarray(from, from + IMPORT_PART_BYTES);
    }
    waiting = [all.subarray(from)];
    size -= from;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Begins the import of a file, with all of it, in one transaction. */
async function begin(
  { database, now }: Deps,
  inbox: Inbox,
  { name, savedAt, size }: Waiting,
  importId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const begun = await tx
      .insert(imports)
      .values({
        ...{ importId, fileName: name, size, savedAt, state: 'uploading' },
        ...{ madeAt: now(), options: importOptionsSchema.parse({}) },
        ...{ madeById: ACTOR.id, madeByName: ACTOR.name },
      })
      .onConflictDoNothing()
      .returning({ importId: imports.importId });
    if (begun.length === 0) return;
    let read = 0;
    let number = 0;
    for await (const content of inParts(inbox.read(name))) {
      await tx.insert(importParts).values({ importId, number, content });
      number += 1;
      read += content.length;
    }
    // Somebody has begun to write to it again: it is another file in the next round.
    if (read !== size) throw new Error(`${name} changed while it was read`);
    await changeImport(tx, importId, { state: 'checking' });
    await enqueue(tx, CHECK_IMPORT, importId);
  });
}

const waitsForSomebody = ({ kind, problem, questions }: ImportRow) =>
  kind === null || problem !== null || questions.length > 0 || !GOODS.includes(kind);

/** The language in which rows are refused: that of the first shop. */
async function languageOf(database: Database): Promise<Language> {
  const [first] = await findWebDomains(database);
  return first === undefined ? 'en' : getDomain(first.domain).lang;
}

/** Lays what came of a file beside it. */
async function report(database: Database, inbox: Inbox, importId: string, beside: string) {
  const language = await languageOf(database);
  const { heading: _, columns: __, ...said } = await readImport(database, importId, language);
  if (said.refused > 0) {
    const { csv } = await refusedRowsOf(database, importId, language);
    await inbox.write(`${beside}.refused.csv`, csv);
  }
  await inbox.write(`${beside}.report.json`, `${JSON.stringify(said, null, 2)}\n`);
}

/**
 * Imports files of a folder or bucket by themselves, each once: the number of an import follows from its
 * file, so that a process which ends in between, or a second one, goes on with the same import. What its
 * sender's files were said to mean holds for it, too.
 */
export function watchInbox({
  inbox: open,
  ...deps
}: Deps & { inbox: () => Promise<Inbox | null> }): Job {
  const { database, now } = deps;
  /** Of files that wait for somebody: their reports are laid once. */
  const told = new Set<string>();

  async function goOn(inbox: Inbox, file: Waiting): Promise<void> {
    const importId = idOf(file);
    const [row] = await database.select().from(imports).where(eq(imports.importId, importId));
    if (row === undefined) {
      await begin(deps, inbox, file, importId);
      return;
    }
    const stem = file.name.replace(/\.\w+$/, '');
    if (row.state === 'checked') {
      if (!waitsForSomebody(row)) {
        await inTransaction(database, async (tx) => {
          const actor = { ...ACTOR, clientAddress: null, correlationId: importId };
          await runChecked(tx, actor, await lockImport(tx, importId, ['checked']), now());
        });
      } else if (!told.has(importId)) {
        await report(database, inbox, importId, stem);
        told.add(importId);
      }
      return;
    }
    if (!['done', 'failed', 'cancelled'].includes(row.state)) return;
    const day = (row.endedAt ?? row.madeAt).toISOString().slice(0, 10);
    const as = `${day}-${importId.slice(0, 8)}-${stem}`;
    // The report first: who finds the file there finds that, too.
    await report(database, inbox, importId, `${DONE}/${as}`);
    await inbox.finish(file.name, `${as}${file.name.slice(stem.length)}`);
  }

  return recurring(
    'watch-imports',
    EVERY_MINUTE,
    async () => {
      const inbox = await open();
      if (inbox === null) return;
      const still = (await inbox.list()).filter(
        ({ savedAt, size }) =>
          now().getTime() - savedAt.getTime() >= AT_REST_MS && size > 0 && size <= MAX_IMPORT_BYTES,
      );
      const failed: unknown[] = [];
      // What one file breaks, the others outlive.
      for (const file of still) {
        await goOn(inbox, file).catch((error: unknown) => failed.push(error));
      }
      if (failed.length > 0) throw failed[0];
    },
    { maxSeconds: 900 },
  );
}
