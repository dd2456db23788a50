import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { ProfilePage } from '#src/features/settings/profile-page.tsx';
import { profileQuery } from '#src/features/settings/settings.functions.ts';

export const Route = createFileRoute('/$locale/_account/account/settings/edit')({
  loader: async ({ context }) => {
    await context.queryClient.fetchQuery(profileQuery);
    return { title: t(context.i18n)`Your details` };
  },
  head: accountHead,
  component: ProfilePage,
});
