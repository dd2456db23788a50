import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { isEmail } from '#src/domain/newsletter/email.ts';
import { isEmailWrong, isPressCounted, originOf } from '#src/domain/newsletter/newsletter.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { newsletter } from '#styles/recipes';
import { subscribeToNewsletter } from './newsletter.functions.ts';

/** Subscribes to the newsletter: one click a second counts, a toast says how it went. */
function useSubscribe() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const lastPress = useRef<number | null>(null);

  /** Whether the wish was taken. */
  async function subscribe(email: string): Promise<boolean> {
    const now = Date.now();
    if (!isPressCounted(lastPress.current, now)) return false;
    lastPress.current = now;
    if (!isEmail(email)) {
      showShopToast(
        t({
          id: 'newsletterSubscription.emailInvalid',
          message: 'Please enter an email address such as name@mail.example.',
        }),
      );
      return false;
    }
    setBusy(true);
    const from = originOf(window.location.pathname);
    const isTaken = await subscribeToNewsletter({ data: { email, from } }).catch(() => false);
    setBusy(false);
    showShopToast(
      isTaken
        ? t({
            id: 'newsletterSubscription.subscription.success',
            message: 'Thank you. Please open the email that we are sending you, and confirm.',
          })
        : t({
            id: 'newsletterSubscription.subscription.fail',
            message: 'Your subscription did not go through. Please try again in a moment.',
          }),
    );
    return isTaken;
  }

  return { subscribe, isBusy };
}

type NewsletterFormProps = {
  /** The customer's own address; null for guests. */
  knownEmail: string | null;
  /** What the button says. */
  children: ReactNode;
};

/** One field and one button. What did not come through stays in the field. */
export function NewsletterForm({ knownEmail, children }: NewsletterFormProps) {
  const { t } = useLingui();
  const { subscribe, isBusy } = useSubscribe();
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? knownEmail ?? '';
  return (
    <form
      className={newsletter().form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await subscribe(email)) setTyped('');
      }}
    >
      <TextField
        label={t`Email address`}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setTyped(event.target.value)}
        error={isEmailWrong(email) ? t`This email address is not complete yet.` : undefined}
      />
      <Button type="submit" disabled={email === ''} isBusy={isBusy}>
        {children}
      </Button>
    </form>
  );
}
