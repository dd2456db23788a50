import { createFileRoute } from '@tanstack/react-router';
import { getCookie } from '@tanstack/react-start/server';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { startLocale } from '#src/domain/shop/hosts.ts';
import { config } from '#src/session/config.server.ts';

/** `/` has no language: it leads to the locale of the cookie, the host, or France. */
export const Route = createFileRoute('/')({
  server: {
    handlers: {
      GET: ({ request }) => {
        const { host } = new URL(request.url);
        const location = `/${startLocale(host, getCookie('locale'), config().hostRule)}`;
        return new Response(null, {
          status: HTTP_STATUS.FOUND,
          headers: { location, 'cache-control': 'private, no-store' },
        });
      },
    },
  },
});
