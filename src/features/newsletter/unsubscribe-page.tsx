import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MessageType } from '#src/domain/newsletter/message-types.ts';
import { originOf } from '#src/domain/newsletter/newsletter.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { HomeLink } from '#src/features/shop/links.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { button } from '#styles/recipes';
import { LetterPage } from './letter-page.tsx';
import { unsubscribe } from './newsletter.functions.ts';

/** Shown without the token of a mail: no subscription can be ended here. */
function NoToken() {
  return (
    <LetterPage
      title={<Trans>Unsubscribe</Trans>}
      lead={
        <Trans>
          Please use the link in one of our emails: it already contains your address. If you have an
          account, you can also sign in.
        </Trans>
      }
    >
      <p>
        <SettingsLink page="subscriptions" className={button({ look: 'outline' })}>
          <Trans>Sign in</Trans>
        </SettingsLink>
      </p>
    </LetterPage>
  );
}

/** What ends, by the type of the mail. */
function Lead({ type }: { type: MessageType }) {
  if (type === 'TIC') return <Trans>You will get no more receipts by email.</Trans>;
  if (type === 'INVIT') return <Trans>You will get no more invitations by email.</Trans>;
  if (type === 'SURV') return <Trans>You will get no more surveys by email.</Trans>;
  return <Trans>You will get no more newsletters by email.</Trans>;
}

type UnsubscribePageProps = { token: string | undefined; type: MessageType };

/** Programs that read mails follow links: the click unsubscribes, not the page. */
export function UnsubscribePage({ token, type }: UnsubscribePageProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const { mutate, isPending } = useMutation({
    mutationFn: (token: string) =>
      unsubscribe({ data: { token, type, from: originOf(window.location.pathname) } }),
    // The token leaves the address bar and the history.
    onSuccess: () =>
      navigate({ to: '/$locale/unsubscribe/confirmation', params: { locale }, replace: true }),
    onError: (error) => showFailure(i18n, error),
  });
  if (token === undefined) return <NoToken />;
  return (
    <LetterPage title={<Trans>Would you like to unsubscribe?</Trans>} lead={<Lead type={type} />}>
      <p>
        <Button isBusy={isPending} onClick={() => mutate(token)}>
          <Trans>Unsubscribe</Trans>
        </Button>
      </p>
    </LetterPage>
  );
}

/** `/unsubscribe/confirmation` */
export function UnsubscribedPage() {
  return (
    <LetterPage
      title={<Trans>You are unsubscribed</Trans>}
      lead={<Trans>We have taken your address off the list. You are always welcome back.</Trans>}
    >
      <p>
        <HomeLink className={button({ look: 'outline' })}>
          <Trans>Discover the collection</Trans>
        </HomeLink>
      </p>
    </LetterPage>
  );
}
