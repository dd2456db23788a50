import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { formatCountry } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { useCoveredFoot } from '#src/ui/use-covered-foot.ts';
import { countryPopin } from '#styles/recipes';
import { FlagPicture } from './flag-picture.tsx';
import { useOtherShops } from './use-other-shops.ts';

type CountryPopinProps = { offered: OnlineLocale; onRefused: () => void };

/** Asks once in the language of the offered shop, beside the page, which goes on without an answer; Escape says No. */
export function CountryPopin({ offered, onRefused }: CountryPopinProps) {
  const title = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { goTo } = useOtherShops();
  const styles = countryPopin();
  const cover = useCoveredFoot<HTMLDialogElement>();
  const { iso2, lang } = getDomain(offered);
  const country = formatCountry(iso2, offered);
  const leave = () => {
    setLeaving(true);
    void goTo(offered);
  };
  return (
    <dialog
      ref={cover}
      open
      lang={lang}
      className={styles.root}
      aria-labelledby={title}
      onKeyDown={(event) => event.key === 'Escape' && onRefused()}
    >
      <h2 id={title} className={styles.title}>
        <FlagPicture country={iso2} />
        <Trans>Choose your country</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          Your browser is set to: {country}. Would you like to see the prices and delivery of that
          shop?
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button isBusy={isLeaving} onClick={leave}>
          <Trans>Yes, take me there</Trans>
        </Button>
        <Button look="outline" onClick={onRefused}>
          <Trans>No, stay here</Trans>
        </Button>
      </div>
    </dialog>
  );
}
