import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { HomeLink } from '#src/features/shop/links.tsx';
import { Button } from '#src/ui/button.tsx';
import { button } from '#styles/recipes';
import { LetterPage } from './letter-page.tsx';
import { confirmNewsletter } from './newsletter.functions.ts';

/** Programs that read mails follow links: the click confirms, not the page. */
export function ConfirmationPage(link: { token: string; source: string }) {
  const { i18n } = useLingui();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => confirmNewsletter({ data: link }),
    onError: (error) => showFailure(i18n, error),
  });
  if (isSuccess) {
    return (
      <LetterPage
        title={<Trans>Thank you</Trans>}
        lead={
          <Trans>
            If your link was still valid, your subscription is confirmed and a welcome email is on
            its way. Each link can be used once, within 48 hours.
          </Trans>
        }
      >
        <p>
          <HomeLink className={button({ look: 'outline' })}>
            <Trans>Discover the collection</Trans>
          </HomeLink>
        </p>
      </LetterPage>
    );
  }
  return (
    <LetterPage
      title={<Trans>Confirm your subscription</Trans>}
      lead={<Trans>One click, and our newsletter comes to your inbox.</Trans>}
    >
      <p>
        <Button isBusy={isPending} onClick={() => mutate()}>
          <Trans>Confirm</Trans>
        </Button>
      </p>
    </LetterPage>
  );
}
