import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Sealing } from '../kernel/sealing/sealing.ts';

const PURPOSE = 'sign-in code';

/** Six digits that nobody foresees. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const about = (codeId: string, code: string) => `${codeId} ${code}`;

/** What is stored of a code. A plain hash would not do: there are only a million codes to try. */
export const digestOfCode = (sealing: Sealing, codeId: string, code: string): string =>
  sealing.digest(PURPOSE, about(codeId, code));

/** Whether `code` is the one that was digested; never for one whose mail is not written yet (null). */
export function isCode(
  sealing: Sealing,
  { codeId, digest }: { codeId: string; digest: string | null },
  code: string,
): boolean {
  if (digest === null) return false;
  const wanted = Buffer.from(digest);
  return sealing
    .digests(PURPOSE, about(codeId, code))
    .map((one) => Buffer.from(one))
    .some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
}
