import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DomainError } from '#src/domain/errors.ts';

/** The exit with which a program names the first of its faults; the others follow. */
export const FIRST_FAULT = 10;

/**
 * What a program makes of a picture, in a process of its own: neither its threads nor a picture that
 * breaks the decoder touch the platform. Throws PICTURE_NOT_READABLE, also after `budgetMs`,
 * with the fault that it ended with.
 */
export async function decodeApart(
  program: URL,
  picture: Buffer,
  { budgetMs, faults = [] }: { budgetMs: number; faults?: readonly string[] },
): Promise<Buffer> {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    ...{ timeout: budgetMs, env: {} },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  // It may end before it has read all.
  child.stdin.on('error', () => undefined).end(picture);
  const [saved, [code]] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) {
    const field = faults[Number(code) - FIRST_FAULT];
    throw new DomainError('PICTURE_NOT_READABLE', field === undefined ? {} : { field });
  }
  return saved;
}
