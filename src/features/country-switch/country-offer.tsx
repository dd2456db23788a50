import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState } from 'react';
import { offeredShop } from '#src/domain/shop/country-offer.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { offerWords } from '#src/i18n/messages.ts';
import { Sentence } from '#src/i18n/sentence.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { CountryPopin } from './country-popin.tsx';
import { isOfferRefused, refuseOffer } from './refused-offer.ts';

/** Offers the site of the browser's country, unless this is it or the shopper said No. */
export function CountryOffer() {
  const locale = useLocale();
  const [offer, setOffer] = useState<{ shop: OnlineLocale; words: I18n }>();
  useEffect(() => {
    const shop = isOfferRefused() ? undefined : offeredShop(locale, navigator.languages);
    if (shop === undefined) return setOffer(undefined);
    let isLeft = false;
    offerWords(getDomain(shop).lang).then(
      (words) => isLeft || setOffer({ shop, words }),
      // An offer that cannot be put into words is not made.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [locale]);
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
