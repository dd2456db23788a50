import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '#src/features/failures/show-failure.ts';
import {
  newPendingAction,
  storePendingAction,
} from '#src/features/pending-actions/pending-actions.ts';
import { startUpSettled } from '#src/features/shop/start-up-key.ts';
import { leaveToSignIn } from '#src/features/sign-in/leave-to-sign-in.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Announced } from '#src/ui/announce.tsx';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { text } from '#styles/recipes';
import { alertSkusQuery, dropAlert, setAlert } from './stock-alerts.functions.ts';

type NotifyButtonProps = {
  alert: { sku: string; productId: string; optionId: string };
  isShoe: boolean;
};

/** Replaces "Add to cart" for a sold-out size: a mail when it is back (ALR-01, A-100). */
export function NotifyButton({ alert, isShoe }: NotifyButtonProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: skus } = useQuery(alertSkusQuery);
  const isSet = skus?.includes(alert.sku) ?? false;
  const change = useMutation({
    mutationFn: () => (isSet ? dropAlert({ data: { sku: alert.sku } }) : setAlert({ data: alert })),
    onSuccess: (now) => queryClient.setQueryData(alertSkusQuery.queryKey, now),
    onError: (error) => showFailure(i18n, error),
  });

  const click = async () => {
    await startUpSettled(queryClient);
    if (queryClient.getQueryData(alertSkusQuery.queryKey)) return change.mutate();
    const wanted = newPendingAction({ kind: 'alert', ...alert }, `alert ${alert.sku}`);
    // Done by the page that the sign-in comes back to.
    storePendingAction(tabStorage, wanted);
    leaveToSignIn(locale);
  };

  return (
    <>
      <Button
        width="full"
        look={isSet ? 'outline' : 'solid'}
        isBusy={change.isPending}
        onClick={click}
      >
        <Icon name={isSet ? 'check' : 'bell'} />
        {isSet ? <Trans>Cancel the alert</Trans> : <Trans>Notify me</Trans>}
      </Button>
      <Announced className={text({ tone: 'muted', size: 'sm' })}>
        {isSet && isShoe && <Trans>We will write to you when this shoe size is back.</Trans>}
        {isSet && !isShoe && <Trans>We will write to you when this size is back.</Trans>}
      </Announced>
    </>
  );
}
