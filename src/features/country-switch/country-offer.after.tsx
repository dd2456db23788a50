import { useEffect, useState } from 'react';
import { offeredShop } from '#src/domain/country-offer.ts';
import type { OnlineLocale } from '#src/domain/locales.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { whenShown } from '#src/ui/after-load.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { isOfferRefused, refuseOffer } from './refused-offer.ts';

const CountryPopin = whenShown('CountryPopin', () => import('./country-popin.late.tsx'));

/** Offers the site of the browser's country, unless this is it or the shopper said No. */
export function CountryOffer() {
  const locale = useLocale();
  const [offered, setOffered] = useState<OnlineLocale>();
  useEffect(() => {
    setOffered(isOfferRefused() ? undefined : offeredShop(locale, navigator.languages));
  }, [locale]);
  if (offered === undefined) return null;
  const refuse = () => {
    refuseOffer();
    setOffered(undefined);
  };
  return (
    <OptionalPart>
      <CountryPopin offered={offered} onRefused={refuse} />
    </OptionalPart>
  );
}
