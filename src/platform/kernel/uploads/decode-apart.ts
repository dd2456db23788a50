import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DomainError } from '#src/domain/errors.ts';

/**
 * What a program makes of a picture, in a process of its own: neither its threads nor a picture that
 * breaks the decoder touch the platform. Throws PICTURE_NOT_READABLE, also after `budgetMs`.
 */
export async function decodeApart(
  program: URL,
  picture: Buffer,
  { budgetMs }: { budgetMs: number },
): Promise<Buffer> {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    ...{ timeout: budgetMs, env: {} },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  // It may end before it has read all.
  child.stdin.on('error', () => undefined).end(picture);
  const [saved, [code]] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new DomainError('PICTURE_NOT_READABLE');
  return saved;
}
