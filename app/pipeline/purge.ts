import { createHash, timingSafeEqual } from 'node:crypto';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { PURGE_HEADER } from '#src/process/page-tags.ts';
import { config } from '#src/session/config.server.ts';
import { purge } from '#src/session/page-tags.server.ts';
import { plainAnswer } from './step.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `PURGE` with the shared key: drops what is made of the tags that are named, so that the next shopper
 * sees what has changed. Comes by the name that the platform has for this process, not by a shop's host.
 */
export function answerPurge(request: Request): Response | null {
  const { purgeKey } = config();
  if (request.method !== 'PURGE' || purgeKey === null) return null;
  const given = request.headers.get('authorization') ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${purgeKey}`))) {
    return plainAnswer(HTTP_STATUS.UNAUTHORIZED);
  }
  purge((request.headers.get(PURGE_HEADER) ?? '').split(/\s+/).filter((tag) => tag !== ''));
  return plainAnswer(HTTP_STATUS.OK);
}
