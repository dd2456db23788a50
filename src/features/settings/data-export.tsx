import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, heading, text } from '#styles/recipes';
import { exportData } from './settings.functions.ts';
import { useSave } from './use-save.ts';

const FILE_NAME = 'vitrine.json';

/** Hands a text to the browser as a file to keep. */
function saveFile(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}

/** What is kept of the customer, as a file: after a recent sign-in alone (T39). */
export function DataExport() {
  const { t } = useLingui();
  const id = useId();
  const { save, isBusy, code } = useSave({
    send: async () => saveFile(await exportData()),
    onDone: () => showShopToast(t`Your data is in your downloads.`),
  });
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <h2 id={id} className={heading({ size: 'part' })}>
        <Trans>A copy of your data</Trans>
      </h2>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>
          Everything we keep about you, in one file: details, addresses, orders, wishlist, alerts,
          reservations, subscriptions and points.
        </Trans>
      </p>
      <FormError code={code} />
      <p>
        <Button look="outline" isBusy={isBusy} onClick={() => save(undefined)}>
          <Trans>Download my data</Trans>
        </Button>
      </p>
    </section>
  );
}
