import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isLocaleCode } from '#src/domain/locales.ts';
import { button, errorPage, heading } from '#styles/recipes';
import { Wordmark } from './wordmark.tsx';

type ErrorScreenProps = {
  title: ReactNode;
  /** Name of a drawn composition. */
  picture?: string;
  children: ReactNode;
};

/** The screen of an error: it must stand without a shop, since that may be what failed. */
export function ErrorScreen({ title, picture, children }: ErrorScreenProps) {
  const { t } = useLingui();
  const prefix = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  const home = isLocaleCode(prefix) ? `/${prefix}` : '/';
  const styles = errorPage();
  return (
    <section className={styles.root}>
      <a href={home} aria-label={t`Vitrine, home`}>
        <Wordmark />
      </a>
      {picture !== undefined && (
        <img
          className={styles.picture}
          src={`/media/hero/${picture}.webp?w=640`}
          alt=""
          width={640}
          height={360}
        />
      )}
      <h1 className={heading({ size: 'page' })}>{title}</h1>
      {children}
      <a href={home} className={button()}>
        <Trans>Back to home</Trans>
      </a>
    </section>
  );
}
