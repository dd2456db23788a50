import { http } from 'msw';
import { setupServer } from 'msw/node';

/** Where the storefront's calls go in tests that answer them within the process. */
export const PLATFORM_URL = 'http://platform.test';

/** Answers the storefront's calls until what it returns is called; all others go out. */
export function answerCalls(answer: (request: Request) => Response | Promise<Response>) {
  const server = setupServer(http.all(`${PLATFORM_URL}/*`, ({ request }) => answer(request)));
  server.listen({ onUnhandledFrame: 'bypass' });
  return () => server.close();
}
