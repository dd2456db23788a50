import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { plainAnswer } from './plain-answer.ts';

/**
 * 405 with Allow, for the `ANY` of a route that answers some methods: where a route has no handler
 * for a method, Start draws a page in its place (T32).
 */
export const takesOnly =
  (...methods: readonly ('GET' | 'HEAD' | 'POST')[]) =>
  (): Response =>
    plainAnswer(HTTP_STATUS.METHOD_NOT_ALLOWED, { allow: methods.join(', ') });
