import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useId } from 'react';
import { shownName } from '#src/domain/account/display-name.ts';
import { groupIban } from '#src/domain/account/iban.ts';
import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import { PostalAddress } from '#src/features/addresses/postal-address.tsx';
import { type SettingsPage as Page, SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, heading, settingsPart, text } from '#styles/recipes';
import { exportData, settingsQuery } from './settings.functions.ts';
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
function DataExport() {
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
          Everything we keep about you, in one file: from your details and addresses to your orders
          and subscriptions.
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

type PartProps = PropsWithChildren<{ title: string; page: Page; action: string }>;

/** One part of the settings, and the way to change it. */
function Part({ title, page, action, children }: PartProps) {
  const { t } = useLingui();
  const id = useId();
  const styles = settingsPart();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <SettingsLink page={page} className={styles.link} aria-label={t`${title}: ${action}`}>
        {action}
      </SettingsLink>
    </section>
  );
}

function Nothing({ children }: PropsWithChildren) {
  return <p className={text({ tone: 'muted', size: 'sm' })}>{children}</p>;
}

/** `/account/settings`: what the account holds, and the ways to change it (ACC-19). */
export function SettingsPage() {
  const { t } = useLingui();
  const { date } = useFormats();
  const { data } = useSuspenseQuery(settingsQuery);
  const { firstName, lastName, email, birthday, phoneNumber } = data;
  const name = `${shownName(firstName)} ${shownName(lastName)}`.trim();
  const { bankDetails, billing, delivery, deliveryCount, hasPassword } = data;
  const { lacks } = useShop();
  const has = (name: ServedPart) => !lacks.includes(name);
  const styles = settingsPart();
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Settings</Trans>
      </h1>
      <div className={styles.list}>
        <Part title={t`Your details`} page="profile" action={t`Edit`}>
          {name !== '' && <p>{name}</p>}
          {birthday !== null && <p>{date(birthday, 'long')}</p>}
          {phoneNumber !== null && <p>{phoneNumber}</p>}
        </Part>
        {has('credentials') && (
          <Part title={t`Email address`} page="email" action={t`Change`}>
            <p>{email}</p>
          </Part>
        )}
        {has('credentials') && (
          <Part title={t`Password`} page="password" action={hasPassword ? t`Change` : t`Choose`}>
            {hasPassword ? (
              <p aria-hidden="true">••••••••</p>
            ) : (
              <Nothing>
                <Trans>You have no password yet.</Trans>
              </Nothing>
            )}
          </Part>
        )}
        {has('passkeys') && (
          <Part title={t`Passkeys`} page="password" action={t`Manage`}>
            <Nothing>
              <Trans>Sign in without a password, and manage your passkeys.</Trans>
            </Nothing>
          </Part>
        )}
        {has('devices') && (
          <Part title={t`Signed-in devices`} page="password" action={t`Manage`}>
            <Nothing>
              <Trans>See where you are signed in, and sign devices out.</Trans>
            </Nothing>
          </Part>
        )}
        <Part title={t`Billing address`} page="billing-address" action={t`Edit`}>
          {billing === null ? (
            <Nothing>
              <Trans>None saved yet.</Trans>
            </Nothing>
          ) : (
            <PostalAddress address={billing} />
          )}
        </Part>
        <Part title={t`Delivery addresses`} page="delivery-addresses" action={t`Manage`}>
          {delivery === null ? (
            <Nothing>
              <Trans>None saved yet.</Trans>
            </Nothing>
          ) : (
            <>
              <PostalAddress address={delivery} />
              {deliveryCount > 1 && (
                <Nothing>
                  <Plural value={deliveryCount} one="# address" other="# addresses" />
                </Nothing>
              )}
            </>
          )}
        </Part>
        {has('bankDetails') && (
          <Part title={t`Bank details`} page="bank-details" action={t`Edit`}>
            {bankDetails === null ? (
              <Nothing>
                <Trans>None saved. We will ask for them if we need them for a refund.</Trans>
              </Nothing>
            ) : (
              <>
                <p>{bankDetails.owner}</p>
                <p className={styles.number}>{groupIban(bankDetails.iban)}</p>
              </>
            )}
          </Part>
        )}
      </div>
      {has('personalData') && (
        <>
          <DataExport />
          <p>
            <SettingsLink page="delete" className={styles.link}>
              <Trans>Delete account</Trans>
            </SettingsLink>
          </p>
        </>
      )}
    </div>
  );
}
