import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { getImport } from '#src/domain/import/import.calls.ts';
import { IMPORT_PART_BYTES } from '#src/domain/import/import.values.ts';
import type { StaffCalls } from './staff-calls.ts';
import type { TestPlatform } from './test-platform.ts';

type File = string | Buffer;
type Sent = { by?: StaffCalls; fileName?: string; savedAt?: string };

/** Files that somebody of the staff imports, as their page does it. */
export function openImports(platform: TestPlatform, owner: StaffCalls) {
  /** Sends a file in its parts; answers the number of its import. */
  async function send(
    file: File,
    { by = owner, fileName = 'goods.csv', savedAt }: Sent,
  ): Promise<string> {
    const bytes = Buffer.from(file);
    const changeId = randomUUID();
    const begun = { changeId, fileName, size: bytes.length, ...(savedAt && { savedAt }) };
    await by.call('POST', '/staff/imports', begun);
    for (let at = 0; at * IMPORT_PART_BYTES < bytes.length; at += 1) {
      const part = bytes.subarray(at * IMPORT_PART_BYTES, (at + 1) * IMPORT_PART_BYTES);
      const path = `/staff/imports/${changeId}/parts/${at}`;
      expect((await by.call('PUT', path, { content: part.toString('base64') })).status).toBe(204);
    }
    return changeId;
  }

  const read = async (id: string, by = owner) =>
    getImport.answer.parse((await by.call('GET', `/staff/imports/${id}`)).body);

  return {
    read,
    /** Has a file checked. */
    check: async (file: File, body: object = {}, sent: Sent = {}) => {
      const id = await send(file, sent);
      const { by = owner } = sent;
      await by.call('POST', `/staff/imports/${id}/check`, { ...body });
      await platform.inside.platform.jobs.runNow();
      return read(id, by);
    },
    /** Imports a file that was checked. */
    run: async (id: string, body: object = {}, by = owner) => {
      const { status } = await by.call('POST', `/staff/imports/${id}/run`, { ...body });
      expect(status).toBe(200);
      await platform.inside.platform.jobs.runNow();
      return read(id, by);
    },
  };
}
