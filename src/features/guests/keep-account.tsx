import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useSave } from '#src/features/settings/use-save.ts';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { pageUrl, signInUrl } from '#src/features/shop/urls.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { button, cluster, flow, heading, text } from '#styles/recipes';
import { keepGuest } from './guests.functions.ts';

/** To the sign-in, and on to the orders, which offer those of a guest. */
export function SignInToOrders({ look }: { look?: 'outline' | 'quiet' }) {
  const locale = useLocale();
  return (
    <a
      className={button(look && { look })}
      href={signInUrl(locale, pageUrl(locale, '/account/orders'))}
    >
      <Trans>Sign in to your account</Trans>
    </a>
  );
}

function Kept({ email }: { email: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was clicked is gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className={text({ measure: 'read' })}>
        <Trans>
          Your account is ready, with everything you have ordered. To sign in, have a code sent to{' '}
          {email}. You can choose a password in the settings.
        </Trans>
      </p>
      <p>
        <OrdersLink className={button()}>
          <Trans>Orders</Trans>
        </OrdersLink>
      </p>
    </>
  );
}

/** Offers a guest an account of the proven e-mail, in one step; nothing to who has an account. */
export function KeepAccount() {
  const id = useId();
  const queryClient = useQueryClient();
  const { data: account } = useSuspenseQuery(accountStateQuery);
  const [isKept, setKept] = useState(false);
  const { save, isBusy, code } = useSave({
    send: () => keepGuest(),
    onDone: async () => {
      setKept(true);
      // The header and the page know a customer from now on.
      await Promise.all(
        [START_UP_KEY, accountStateQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  const { email } = account;
  if (!account.isGuest && !isKept) return null;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <h2 id={id} className={heading({ size: 'part' })}>
        <Trans>Keep everything in one place</Trans>
      </h2>
      {isKept ? (
        <Kept email={email} />
      ) : (
        <>
          <p className={text({ measure: 'read' })}>
            <Trans>
              Create an account with {email} to find your orders in one place and save your
              addresses. No password needed.
            </Trans>
          </p>
          <FormError code={code} />
          <div className={cluster({ gap: '4' })}>
            {code === 'EMAIL_HAS_ACCOUNT' ? (
              <SignInToOrders />
            ) : (
              <Button look="outline" isBusy={isBusy} onClick={() => save(undefined)}>
                <Trans>Create my account</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
