import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { settingsQuery } from '#src/features/settings/settings.functions.ts';
import { SettingsPage } from '#src/features/settings/settings-page.tsx';

export const Route = createFileRoute('/$locale/_account/account/settings/')({
  loader: async ({ context }) => {
    await context.queryClient.fetchQuery(settingsQuery);
    return { title: t(context.i18n)`Settings` };
  },
  head: accountHead,
  component: SettingsPage,
});
