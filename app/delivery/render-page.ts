import {
  defineHandlerCallback,
  getSsrStatus,
  renderSsrHtmlResponse,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { requestScope } from '#src/session/request-scope.server.ts';

/**
 * Renders a page as Start's own handler does. Where the scope asks for its text, the text goes
 * there and the answer stays empty: made into an answer and read again, a page would be copied and
 * converted four times, a tenth of what it costs.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const render = () => renderToString(createElement(StartServer, { router }));
  const scope = requestScope();
  scope.route = router.state.matches.at(-1)?.fullPath;
  if (scope.takesText !== true) return renderSsrHtmlResponse({ router, responseHeaders, render });
  try {
    scope.text = await transformHtmlStringWithRouter(router, render());
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});
