import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated, useRouterState } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { button, notice } from '#styles/recipes';
import { InstantNote } from './instant-note.tsx';

/** Shows an editor that shoppers do not see this page, and leads back to the one they see. */
export function PreviewBar({ at }: { at: string | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  // Its words are loaded by browsers alone.
  const isHydrated = useHydrated();
  const path = useRouterState({
    select: ({ location }) => location.pathname.slice(`/${locale}`.length),
  });
  return (
    <aside aria-label={t`Preview`} className={notice()}>
      <form method="post" action="/api/preview">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="path" value={path} />
        <Trans>Preview: shoppers do not see this yet.</Trans>{' '}
        {isHydrated && at !== undefined && (
          <OptionalPart>
            <InstantNote at={at} />{' '}
          </OptionalPart>
        )}
        <button type="submit" className={button({ look: 'quiet' })}>
          <Trans>Leave preview</Trans>
        </button>
      </form>
    </aside>
  );
}
