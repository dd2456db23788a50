/** Pages where carriers tell how far a parcel is, by their names in small letters; `{number}` is the parcel's. */
const TRACKING_PAGES: ReadonlyMap<string, string> = new Map([
  ['colissimo', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'],
  ['la poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'],
  ['chronopost', 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}'],
  ['mondial relay', 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}'],
  ['dhl', 'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={number}'],
  ['dpd', 'https://tracking.dpd.de/status/de_DE/parcel/{number}'],
  ['gls', 'https://gls-group.eu/track/{number}'],
  ['hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}'],
  ['ups', 'https://www.ups.com/track?tracknum={number}'],
  ['swiss post', 'https://service.post.ch/ekp-web/ui/entry/search/{number}'],
  ['die post', 'https://service.post.ch/ekp-web/ui/entry/search/{number}'],
  ['royal mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  ['evri', 'https://www.evri.com/track/parcel/{number}/details'],
  [
    'correos',
    'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  ],
  ['seur', 'https://www.seur.com/miseur/mis-envios?tracking={number}'],
  ['poste italiane', 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}'],
  ['brt', 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={number}'],
  ['inpost', 'https://inpost.pl/sledzenie-przesylek?number={number}'],
  ['poczta polska', 'https://emonitoring.poczta-polska.pl/?numer={number}'],
]);

/** Carriers that staff are offered; any other may be typed. */
export const CARRIERS: readonly string[] = [
  ...['Colissimo', 'La Poste', 'Chronopost', 'Mondial Relay', 'DHL', 'DPD', 'GLS', 'Hermes'],
  ...['UPS', 'Swiss Post', 'Die Post', 'Royal Mail', 'Evri', 'Correos', 'SEUR'],
  ...['Poste Italiane', 'BRT', 'InPost', 'Poczta Polska'],
];

/** Where a carrier tells of a parcel; null without a number, and for carriers whose page we do not know. */
export function trackingUrl(carrier: string, trackingNumber: string | null): string | null {
  const page = TRACKING_PAGES.get(carrier.trim().toLowerCase());
  if (page === undefined || trackingNumber === null || trackingNumber === '') return null;
  return page.replace('{number}', encodeURIComponent(trackingNumber));
}
