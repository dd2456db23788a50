import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { Language } from '#src/domain/shop/locales.ts';

/** What methods are called, in the order in which they are offered. */
export const METHOD_NAMES: ReadonlyMap<ShippingMethodKey, Record<Language, string>> = new Map([
  [
    'NO',
    {
      de: 'Versand nach Hause',
      en: 'Home delivery',
      es: 'Envío a domicilio',
      fr: 'Livraison à domicile',
      it: 'Consegna a domicilio',
      pl: 'Dostawa do domu',
    },
  ],
  [
    'EX',
    {
      de: 'Expressversand',
      en: 'Express delivery',
      es: 'Envío exprés',
      fr: 'Livraison express',
      it: 'Consegna espressa',
      pl: 'Dostawa ekspresowa',
    },
  ],
  [
    'PR',
    {
      de: 'Lieferung an eine Abholstelle',
      en: 'Delivery to a pickup point',
      es: 'Entrega en punto de recogida',
      fr: 'Livraison en point relais',
      it: 'Consegna in un punto di ritiro',
      pl: 'Dostawa do punktu odbioru',
    },
  ],
  [
    'LO',
    {
      de: 'Lieferung an einen Paketautomaten',
      en: 'Delivery to a locker',
      es: 'Entrega en taquilla',
      fr: 'Livraison en consigne',
      it: 'Consegna in un locker',
      pl: 'Dostawa do automatu paczkowego',
    },
  ],
  [
    'LM',
    {
      de: 'Lieferung ins Geschäft',
      en: 'Delivery to a store',
      es: 'Entrega en tienda',
      fr: 'Livraison en magasin',
      it: 'Consegna in negozio',
      pl: 'Dostawa do sklepu',
    },
  ],
  [
    'HSP',
    {
      de: 'Happy Shopping',
      en: 'Happy Shopping',
      es: 'Happy Shopping',
      fr: 'Happy Shopping',
      it: 'Happy Shopping',
      pl: 'Happy Shopping',
    },
  ],
  [
    'VI',
    {
      de: 'Versand per E-Mail',
      en: 'Delivery by email',
      es: 'Envío por correo electrónico',
      fr: 'Envoi par e-mail',
      it: 'Invio via e-mail',
      pl: 'Wysyłka e-mailem',
    },
  ],
]);
