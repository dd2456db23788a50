import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { isRefused, offeredShop, packRefusal } from '#src/domain/shop/country-offer.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { formatCountry } from '#src/i18n/formats.ts';
import { offerWords } from '#src/i18n/offer-words.ts';
import { Sentence } from '#src/i18n/sentence.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { useCoveredFoot } from '#src/ui/use-covered-foot.ts';
import { countryPopin } from '#styles/recipes';
import { FlagPicture } from './flag-picture.tsx';
import { useOtherShops } from './use-other-shops.ts';

type CountryPopinProps = { offered: OnlineLocale; onRefused: () => void };

/** Asks once in the language of the offered shop; the page works without an answer; Escape says No. */
function CountryPopin({ offered, onRefused }: CountryPopinProps) {
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

/** Stored in this browser alone (specification §9): the server does not know it. */
const KEY = 'vitrine-country-refused';

function isOfferRefused(): boolean {
  return isRefused(browserStorage.getItem(KEY), new Date());
}

function refuseOffer(): void {
  browserStorage.setItem(KEY, packRefusal(new Date()));
}

/** Offers the site of the browser's country, unless this is it or the shopper said No. */
export function CountryOffer() {
  const locale = useLocale();
  const { origins } = useShop();
  const [offer, setOffer] = useState<{ shop: OnlineLocale; words: I18n }>();
  useEffect(() => {
    const shop = isOfferRefused() ? undefined : offeredShop(locale, navigator.languages);
    if (shop === undefined || !(shop in origins)) return setOffer(undefined);
    let isLeft = false;
    offerWords(getDomain(shop).lang).then(
      (words) => isLeft || setOffer({ shop, words }),
      // An offer that cannot be put into words is not made.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [locale, origins]);
  if (offer === undefined) return null;
  const refuse = () => {
    refuseOffer();
    setOffer(undefined);
  };
  return (
    <OptionalPart>
      <I18nProvider i18n={offer.words} defaultComponent={Sentence}>
        <CountryPopin offered={offer.shop} onRefused={refuse} />
      </I18nProvider>
    </OptionalPart>
  );
}
