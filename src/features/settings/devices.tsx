import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { SignedInDevice } from '#src/domain/sign-in/sign-in.schema.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, heading, settingsPart, text } from '#styles/recipes';
import { devicesQuery, endDevice, endOtherDevices } from './devices.functions.ts';

function nameOf({ browser, system }: SignedInDevice, i18n: I18n): string {
  if (browser !== '' && system !== '') return t(i18n)`${browser} on ${system}`;
  return browser || system || t(i18n)`Unknown device`;
}

type DeviceProps = { device: SignedInDevice; isBusy: boolean; onEnd: () => void };

function Device({ device, isBusy, onEnd }: DeviceProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const { root, title, body } = settingsPart();
  const name = nameOf(device, i18n);
  const lastSeen = moment(device.lastSeenAt);
  const since = moment(device.signedInAt);
  return (
    <li className={root}>
      <h3 className={title}>{name}</h3>
      <div className={body}>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          {device.isThis ? <Trans>This device</Trans> : <Trans>Last seen: {lastSeen}</Trans>}
        </p>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>Signed in: {since}</Trans>
        </p>
      </div>
      {!device.isThis && (
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={onEnd}
          aria-label={t(i18n)`Sign out this device: ${name}`}
        >
          <Trans>Sign out this device</Trans>
        </Button>
      )}
    </li>
  );
}

/** Where the customer is signed in: each other device can be signed out, or all of them together. */
export function Devices() {
  const { i18n } = useLingui();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const { data: devices } = useSuspenseQuery(devicesQuery);
  const others = devices.filter(({ isThis }) => !isThis);
  const ending = useMutation({
    mutationFn: (signInId: string | null) =>
      signInId === null ? endOtherDevices() : endDevice({ data: { signInId } }),
    onSuccess: (_, signInId) => {
      showShopToast(
        signInId === null
          ? t(i18n)`All your other devices are signed out.`
          : t(i18n)`The device is signed out.`,
      );
      // The button that was pressed is about to go.
      title.current?.focus({ preventScroll: true });
    },
    onError: (error) => showFailure(i18n, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className={heading({ size: 'part' })}>
        <Trans>Signed-in devices</Trans>
      </h2>
      <ul className={settingsPart().list}>
        {devices.map((device) => (
          <Device
            key={device.signInId}
            device={device}
            isBusy={ending.isPending && ending.variables === device.signInId}
            onEnd={() => ending.mutate(device.signInId)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <p>
          <Button
            look="outline"
            isBusy={ending.isPending && ending.variables === null}
            onClick={() => ending.mutate(null)}
          >
            <Trans>Sign out all other devices</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}
