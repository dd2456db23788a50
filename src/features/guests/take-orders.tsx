import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSave } from '#src/features/settings/use-save.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, text } from '#styles/recipes';
import { guestOrdersQuery, takeGuestOrders } from './guests.functions.ts';

/** Offers a customer the orders that were placed as a guest with the e-mail of the account. */
export function TakeOrders() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // The page does without it: few have any.
  const { data: count = 0 } = useQuery(guestOrdersQuery);
  const { save, isBusy, code } = useSave({
    send: () => takeGuestOrders(),
    onDone: async () => {
      showShopToast(t`What you ordered as a guest is in your account now.`);
      await queryClient.invalidateQueries({ queryKey: ['account'] });
    },
  });
  if (count === 0) return null;
  return (
    <section className={flow({ gap: '4' })}>
      <p className={text({ measure: 'read' })}>
        <Plural
          value={count}
          one="You placed an order as a guest with the email address of this account."
          other="You placed # orders as a guest with the email address of this account."
        />
      </p>
      <FormError code={code} />
      <p>
        <Button look="outline" isBusy={isBusy} onClick={() => save(undefined)}>
          <Trans>Add to my account</Trans>
        </Button>
      </p>
    </section>
  );
}
