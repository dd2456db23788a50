import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';

const RETRY_AFTER_SECONDS = 120;

/** Gives the temporary error page its status. */
export const announceIncident = createServerFn({ method: 'GET' }).handler(() => {
  setResponseStatus(HTTP_STATUS.SERVICE_UNAVAILABLE);
  setResponseHeader('retry-after', String(RETRY_AFTER_SECONDS));
  return null;
});
