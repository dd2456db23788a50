import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadedHead } from '#app/loaders/page-head.ts';
import { hiddenPage } from '#app/loaders/page-not-found.ts';
import { linkToken, text } from '#src/domain/search-params.ts';
import { ConfirmationPage } from '#src/features/newsletter/confirmation-page.tsx';

/** `/newsletter/confirmation?token=&source=`: both, or there is no such page (§5). */
export const Route = createFileRoute('/$locale/_newsletter/newsletter/confirmation')({
  validateSearch: v.object({ token: linkToken, source: text(/^.{1,200}$/) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { token, source } }) => {
    if (token === undefined || source === undefined) throw hiddenPage();
    return {
      token,
      source,
      title: t(context.i18n)`Confirm your subscription`,
      path: '/newsletter/confirmation',
      isPrivate: true,
    };
  },
  head: loadedHead,
  component: Confirmation,
});

function Confirmation() {
  const { token, source } = Route.useLoaderData();
  return <ConfirmationPage token={token} source={source} />;
}
