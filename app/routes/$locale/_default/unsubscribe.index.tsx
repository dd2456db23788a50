import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#app/layouts/after-page.ts';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { readOneOf, readText, type SearchValues } from '#src/domain/catalogue/address-values.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/subscription.ts';

/** `/unsubscribe?token=&type=` */
export const Route = createFileRoute('/$locale/_default/unsubscribe/')({
  validateSearch: ({ token, type }: SearchValues) => ({
    token: readText(token, /^.{1,200}$/),
    type: readOneOf(type, MESSAGE_TYPES),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { token, type = 'NEWS' } }) => {
    await UnsubscribePage.load();
    return {
      token,
      type,
      title: t(context.i18n)`Unsubscribe`,
      path: '/unsubscribe',
      isPrivate: true,
    };
  },
  head: loadedHead,
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token, type } = Route.useLoaderData();
  return <UnsubscribePage token={token} type={type} />;
}
