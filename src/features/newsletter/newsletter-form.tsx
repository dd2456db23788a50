import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isEmailWrong } from '#src/domain/newsletter/newsletter.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { newsletter } from '#styles/recipes';
import { useSubscribe } from './use-subscribe.ts';

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
