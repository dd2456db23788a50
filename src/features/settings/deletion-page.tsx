import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { button, cluster, flow, heading, text } from '#styles/recipes';
import { deleteAccount, reactivateAccount } from './settings.functions.ts';
import { StepUp } from './step-up.tsx';
import { useSave } from './use-save.ts';

/** What ends with an account, before it does. */
function DeleteAccount({ restorableDays }: { restorableDays: number }) {
  const router = useRouter();
  const locale = useLocale();
  const { save, isBusy, code } = useSave({
    send: () => deleteAccount(),
    // Here and at the provider: nobody is left signed in to an account that is gone.
    onDone: () =>
      router.navigate({ to: '/$locale/auth/logout', params: { locale }, reloadDocument: true }),
  });
  return (
    <>
      <ul className={flow({ gap: '2' })}>
        <li>
          <Trans>You will be signed out, here and on all your other devices.</Trans>
        </li>
        <li>
          <Trans>
            You will no longer have access to your orders, your addresses or anything else in your
            account.
          </Trans>
        </li>
        <li>
          <Trans>
            Orders on their way will still be delivered, and you will still be able to return items.
          </Trans>
        </li>
        <li>
          <Trans>
            If you change your mind, sign in again within {restorableDays} days: you can restore
            your account. After that, we erase it.
          </Trans>
        </li>
        <li>
          <Trans>
            We keep orders, invoices and payments for as long as the law asks us to, and nothing
            else.
          </Trans>
        </li>
      </ul>
      <FormError code={code} />
      <div className={cluster({ gap: '4' })}>
        <Button isBusy={isBusy} onClick={() => save(undefined)}>
          <Trans>Delete my account</Trans>
        </Button>
        <SettingsLink page="settings" className={button({ look: 'quiet' })}>
          <Trans>Keep my account</Trans>
        </SettingsLink>
      </div>
    </>
  );
}

/** A customer who signs in to a deleted account may take it back (ACC-07). */
function Reactivate() {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { save, isBusy, code } = useSave({
    send: () => reactivateAccount(),
    onDone: async () => {
      showShopToast(t`Welcome back. Your account has been restored.`);
      await router.navigate({ to: '/$locale/account/dashboard', params: { locale } });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <p className={text({ measure: 'read' })}>
        <Trans>
          Your orders, your addresses and everything else are still here. Restore your account to
          find it just as you left it.
        </Trans>
      </p>
      <FormError code={code} />
      <p>
        <Button isBusy={isBusy} onClick={() => save(undefined)}>
          <Trans>Restore my account</Trans>
        </Button>
      </p>
    </>
  );
}

/** `/account/delete`: the end of an account, and the way back from it. */
export function DeletionPage() {
  const { data: account } = useSuspenseQuery(accountStateQuery);
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        {account.isDeleted ? <Trans>Your account is deleted</Trans> : <Trans>Delete account</Trans>}
      </h1>
      {account.isDeleted ? (
        <Reactivate />
      ) : (
        <StepUp>
          <DeleteAccount restorableDays={account.restorableDays} />
        </StepUp>
      )}
    </div>
  );
}
