import { Trans } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import type { PropsWithChildren, ReactNode } from 'react';
import type { ErrorCode } from '#src/domain/errors.ts';
import { SettingsLink, type SettingsPage } from '#src/features/shop/settings-link.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import type { CheckedForm } from '#src/ui/use-checked-form.ts';
import { button, cluster, flow, narrowForm } from '#styles/recipes';

type SettingsFormProps = PropsWithChildren<{
  form: CheckedForm<string>['form'];
  isBusy: boolean;
  code: ErrorCode | null;
  /** What the button says; "Save" unless told. */
  action?: ReactNode;
  /** Where "Cancel" leads. */
  back?: SettingsPage;
}>;

/** A form of the settings: fields, what went wrong, and the ways out of it. */
export function SettingsForm({
  form,
  isBusy,
  code,
  action = <Trans>Save</Trans>,
  back = 'settings',
  children,
}: SettingsFormProps) {
  const isHydrated = useHydrated();
  return (
    <form
      {...form}
      className={narrowForm()}
      method="post"
      onSubmit={isBusy ? (event) => event.preventDefault() : form.onSubmit}
    >
      <div className={flow({ gap: '4' })}>{children}</div>
      <FormError code={code} />
      <div className={cluster({ gap: '4' })}>
        <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
          {action}
        </Button>
        <SettingsLink page={back} className={button({ look: 'quiet' })}>
          <Trans>Cancel</Trans>
        </SettingsLink>
      </div>
    </form>
  );
}
