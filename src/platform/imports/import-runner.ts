import type { Transaction } from '../kernel/database/database.ts';
import { type Actor, findActorOf } from '../staff/face.ts';

/** Tries what is not kept: nobody has had the file imported. */
const NOBODY_YET = {
  ...({ kind: 'platform', id: 'import-check', name: 'Check of an import' } as const),
  clientAddress: null,
};

/** Who has a file imported, for the audit log. */
export async function runnerOf(tx: Transaction, importId: string): Promise<Actor> {
  const run = { subject: { kind: 'import', id: importId }, action: 'import.run' } as const;
  return (await findActorOf(tx, run)) ?? { ...NOBODY_YET, correlationId: importId };
}
