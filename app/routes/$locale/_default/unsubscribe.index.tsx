import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { readOneOf, readText, type SearchValues } from '#src/domain/address-values.ts';
import { MESSAGE_TYPES } from '#src/domain/subscription.ts';
import { UnsubscribePage } from '#src/features/newsletter/unsubscribe-page.tsx';

/** `/unsubscribe?token=&type=` */
export const Route = createFileRoute('/$locale/_default/unsubscribe/')({
  validateSearch: ({ token, type }: SearchValues) => ({
    token: readText(token, /^.{1,200}$/),
    type: readOneOf(type, MESSAGE_TYPES),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { token, type = 'NEWS' } }) => ({
    token,
    type,
    title: t(context.i18n)`Unsubscribe`,
    path: '/unsubscribe',
    isPrivate: true,
  }),
  head: loadedHead,
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token, type } = Route.useLoaderData();
  return <UnsubscribePage token={token} type={type} />;
}
