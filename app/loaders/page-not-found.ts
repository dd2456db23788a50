import { notFound } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { requestScope } from '#src/session/request-scope.server.ts';

/** Hands the message to the log line of this answer. */
const noteMessage = createIsomorphicFn()
  .server((message: string) => {
    requestScope().message = message;
  })
  .client(() => undefined);

/**
 * What a page throws whose validity check has failed: 404 'Page Not Found: {path}' (specification
 * §2, A-020). The path comes without its query, so that no token reaches a log.
 */
export function pageNotFound(pathname: string) {
  return notFoundAs(`Page Not Found: ${pathname}`);
}

/** What a page says that only some may see: the message is a constant in every language. */
export function hiddenPage() {
  return notFoundAs('page introuvable');
}

function notFoundAs(message: string) {
  noteMessage(message);
  return notFound({ data: { message } });
}
