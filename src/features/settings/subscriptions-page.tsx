import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Subscription } from '#src/domain/newsletter/newsletter.schema.ts';
import {
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_TYPES,
  type SubscriptionKind,
  subscriptionKindsOf,
} from '#src/domain/newsletter/subscription.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, heading, settingsCheck, text } from '#styles/recipes';
import { saveSubscriptions, subscriptionsQuery } from './preferences.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSave } from './use-save.ts';

const KINDS: Record<SubscriptionKind, { name: MessageDescriptor; what: MessageDescriptor }> = {
  newsletter: {
    name: msg`Newsletter`,
    what: msg`New collections, ideas and offers, about once a week.`,
  },
  'e-ticket': {
    name: msg`Digital receipts`,
    what: msg`Receipts for what you buy in store, by email instead of on paper.`,
  },
  invitations: {
    name: msg`Invitations`,
    what: msg`Invitations to special offers and events.`,
  },
  survey: {
    name: msg`Surveys`,
    what: msg`A few questions after a purchase, to help us improve.`,
  },
};

/** `/account/subscriptions`: what the customer is sent (ACC-11). */
export function SubscriptionsPage() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const kinds = subscriptionKindsOf(getDomain(useLocale()));
  const { data: subscriptions } = useSuspenseQuery(subscriptionsQuery);
  const isWanted = (kind: SubscriptionKind) =>
    subscriptions.some((one) => one.type === SUBSCRIPTION_TYPES[kind] && one.optin === 'YES');
  const { save, isBusy, code } = useSave({
    send: async (values: Subscription[]) => {
      const saved = await saveSubscriptions({ data: values });
      queryClient.setQueryData(subscriptionsQuery.queryKey, saved);
    },
    onDone: () => showShopToast(t`Your choice has been saved.`),
  });
  const { form } = useCheckedForm<Subscription[], never>({
    read: (data) =>
      SUBSCRIPTION_KINDS.map((kind) => {
        const type = SUBSCRIPTION_TYPES[kind];
        const optin = kinds.includes(kind) ? data.get(type) === 'YES' : isWanted(kind);
        return { type, optin: optin ? 'YES' : 'NO' };
      }),
    problemsOf: () => ({}),
    onValid: (values) => save(values),
  });
  const styles = settingsCheck();
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Subscriptions</Trans>
      </h1>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>Tick what you would like to receive. You can change this at any time.</Trans>
      </p>
      <SettingsForm form={form} isBusy={isBusy} code={code}>
        {kinds.map((kind) => {
          const type = SUBSCRIPTION_TYPES[kind];
          const { name, what } = KINDS[kind];
          return (
            <div key={kind}>
              <label className={styles.root}>
                <input
                  type="checkbox"
                  name={type}
                  value="YES"
                  className={styles.box}
                  defaultChecked={isWanted(kind)}
                  aria-describedby={`about-${kind}`}
                />
                {i18n._(name)}
              </label>
              <p id={`about-${kind}`} className={styles.about}>
                {i18n._(what)}
              </p>
            </div>
          );
        })}
      </SettingsForm>
    </div>
  );
}
