import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadedHead } from '#app/loaders/page-head.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import { linkToken, oneOf } from '#src/domain/search-params.ts';
import { UnsubscribePage } from '#src/features/newsletter/unsubscribe-page.tsx';

/** `/unsubscribe?token=&type=` */
export const Route = createFileRoute('/$locale/_default/unsubscribe/')({
  validateSearch: v.object({ token: linkToken, type: oneOf(MESSAGE_TYPES) }),
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
