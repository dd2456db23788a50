import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DomainError } from '#src/domain/errors.ts';

const PROGRAM = fileURLToPath(new URL('upload-program.ts', import.meta.url));
const BUDGET_MS = 20_000;

/**
 * A picture of the staff (base64) as it is saved, decoded in a process of its own: neither its threads
 * nor a picture that breaks the decoder touch the platform. Throws PICTURE_NOT_READABLE.
 */
export async function readUpload(
  content: string,
): Promise<{ content: Buffer; width: number; height: number }> {
  const program = spawn(process.execPath, [PROGRAM], {
    ...{ timeout: BUDGET_MS, env: {} },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(program, 'exit');
  // It may end before it has read all.
  program.stdin.on('error', () => undefined).end(Buffer.from(content, 'base64'));
  const [saved, [code]] = await Promise.all([buffer(program.stdout), ended]);
  if (code !== 0) throw new DomainError('PICTURE_NOT_READABLE');
  const [width, height] = [saved.readUInt32BE(0), saved.readUInt32BE(4)];
  return { content: saved.subarray(8), width, height };
}
