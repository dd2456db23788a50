import { decodeApart } from './decode-apart.ts';

const PROGRAM = new URL('upload-program.ts', import.meta.url);
const BUDGET_MS = 20_000;

/** A picture of the staff (base64) as it is saved. Throws PICTURE_NOT_READABLE. */
export async function readUpload(
  content: string,
): Promise<{ content: Buffer; width: number; height: number }> {
  const picture = Buffer.from(content, 'base64');
  const saved = await decodeApart(PROGRAM, picture, { budgetMs: BUDGET_MS });
  const [width, height] = [saved.readUInt32BE(0), saved.readUInt32BE(4)];
  return { content: saved.subarray(8), width, height };
}
