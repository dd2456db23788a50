import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { hiddenPage } from '#app/loaders/page-not-found.ts';
import { readText, type SearchValues } from '#src/domain/address-values.ts';
import { ConfirmationPage } from '#src/features/newsletter/confirmation-page.tsx';

const FROM_MAIL = /^.{1,200}$/;

/** `/newsletter/confirmation?token=&source=`: both, or there is no such page (§5). */
export const Route = createFileRoute('/$locale/_newsletter/newsletter/confirmation')({
  validateSearch: ({ token, source }: SearchValues) => ({
    token: readText(token, FROM_MAIL),
    source: readText(source, FROM_MAIL),
  }),
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
