import { createFileRoute, redirect } from '@tanstack/react-router';
import { getCookie } from '@tanstack/react-start/server';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { startLocale } from '#src/process/hosts.ts';
import { config } from '#src/session/config.server.ts';
import { shopsToLeadTo } from '#src/session/shop-parameters.server.ts';

/** `/` has no language: it leads to the locale of the cookie, the host, or France. */
export const Route = createFileRoute('/')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { host } = new URL(request.url);
        const open = await shopsToLeadTo();
        const locale = startLocale(host, getCookie('locale'), config().hostRule, open);
        return redirect({
          statusCode: HTTP_STATUS.FOUND,
          to: '/$locale',
          params: { locale },
          headers: { 'cache-control': 'private, no-store' },
        });
      },
    },
  },
});
