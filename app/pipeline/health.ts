import { statfs } from 'node:fs/promises';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { hasRoom } from '#src/process/disk-space.ts';
import { config } from '#src/session/config.server.ts';
import { legalGapLines } from '#src/session/legal-gaps.server.ts';
import { openShops } from '#src/session/shop-parameters.server.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';

let isDraining = false;

/** From now on `/readyz` says no, while requests under way are finished (F26). */
export function startDraining() {
  isDraining = true;
}

/** Whether there is room for what this process writes; its folder comes with the first sign-out. */
async function canWrite(): Promise<boolean> {
  const { dataFolder } = config();
  const disk = await statfs(dataFolder).catch(() => statfs('.'));
  return hasRoom(disk);
}

/** Ready when the parameters of at least one shop can be read, the disk has room and we are not stopping. */
async function isReady(): Promise<boolean> {
  if (isDraining || !(await canWrite())) return false;
  return openShops().then(
    (shops) => shops.length > 0,
    () => false,
  );
}

/**
 * Whether shoppers may be sent here, and in production below it what no shop may open without: texts
 * that nobody has checked, and who sells. Only texts that were never checked keep a shop closed.
 */
async function withGaps(answer: Response): Promise<Response> {
  const gaps = config().isProduction ? await legalGapLines() : [];
  if (gaps.length === 0) return answer;
  return new Response(`${await answer.text()}${gaps.join('\n')}\n`, answer);
}

/** `/livez`: the event loop runs. `/readyz`: shoppers may be sent here. */
export const answerHealth: Step = async (_request, url) => {
  if (url.pathname === '/livez') return plainAnswer(HTTP_STATUS.OK);
  if (url.pathname !== '/readyz') return null;
  const isFit = await isReady();
  return withGaps(plainAnswer(isFit ? HTTP_STATUS.OK : HTTP_STATUS.SERVICE_UNAVAILABLE));
};
