import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isEmail } from '#src/domain/newsletter/email.ts';
import { isPressCounted, originOf } from '#src/domain/newsletter/newsletter.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { subscribeToNewsletter } from './newsletter.functions.ts';

/** A wish for the newsletter: one press a second counts, a toast says what came of it. */
export function useSubscribe() {
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
          message: 'Please enter an email address such as name@example.com.',
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
            message: 'Your subscription did not come through. Please try again in a moment.',
          }),
    );
    return isTaken;
  }

  return { subscribe, isBusy };
}
