import { Trans } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readClientError } from '#src/features/failures/client-error.ts';
import { claimOrder } from '#src/features/orders/orders.functions.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';

/** A guest's order, opened as the link of its mail opens it. */
export function FollowOrder({ orderNumber }: { orderNumber: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { email } = useSuspenseQuery(accountStateQuery).data;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => claimOrder({ data: { orderNumber, email } }),
    onSuccess: ({ token }) =>
      navigate({ to: '/$locale/order-tracking', params: { locale }, search: { token } }),
  });
  return (
    <>
      <Button isBusy={isPending} onClick={() => mutate()}>
        <Trans>Follow my order</Trans>
      </Button>
      <FormError code={error === null ? null : readClientError(error).code} />
    </>
  );
}
