import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { getDomain, type Language, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';

/** What a shop may have or not. */
const FEATURES = [
  'loyalty',
  'reservations',
  'wishlist',
  'alerts',
  'stores',
  'privateSales',
] as const;
type Feature = (typeof FEATURES)[number];

/** The words by which texts speak of a feature; “pickup point” and its like are no points. */
const WORDS: Record<Language, Record<Feature, RegExp>> = {
  de: {
    loyalty: /Kundenkarte|Vorteile|Punkte/i,
    reservations: /reservier/i,
    wishlist: /Wunschliste/i,
    alerts: /Benachrichtigung/i,
    stores: /Geschäft|Kassenbon/i,
    privateSales: /Private Sale/i,
  },
  en: {
    loyalty: /loyalty|benefits|\bpoints\b/i,
    reservations: /reserv/i,
    wishlist: /wishlist/i,
    alerts: /\balerts?\b/i,
    stores: /\bin store|our stores|receipt/i,
    privateSales: /private sale/i,
  },
  es: {
    loyalty: /fidelidad|ventajas|\bpuntos\b/i,
    reservations: /\breservas?\b/i,
    wishlist: /favoritos/i,
    alerts: /\bavisos?\b/i,
    stores: /en tienda|nuestras tiendas|\btiques?\b/i,
    privateSales: /ventas? privada/i,
  },
  fr: {
    loyalty: /fidélité|avantages|\bpoints\b/i,
    reservations: /réserv/i,
    wishlist: /favoris/i,
    alerts: /alerte/i,
    stores: /magasin|\btickets?\b/i,
    privateSales: /ventes? privée/i,
  },
  it: {
    loyalty: /fedeltà|vantaggi|\bpunti\b/i,
    reservations: /prenotazion/i,
    wishlist: /wishlist/i,
    alerts: /\bavvis[oi]\b/i,
    stores: /in negozio|nostri negozi|scontrin/i,
    privateSales: /vendit[ae] privat/i,
  },
  pl: {
    loyalty: /stałego klienta|korzyści|\bpunkty\b/i,
    reservations: /rezerw/i,
    wishlist: /ulubione/i,
    alerts: /powiadomieni/i,
    stores: /naszych sklepach|zakupy w.sklepie|paragon/i,
    privateSales: /prywatne wyprzedaże/i,
  },
};

const SHOPS = buildWebDomains(daysFrom(new Date('2026-06-30T12:00:00Z')));

function hasFeature(shop: OnlineLocale, feature: Feature): boolean {
  const params = SHOPS.find(({ domain }) => domain === shop)?.params;
  if (params === undefined) throw new Error(`no parameters of ${shop}`);
  const { hasStores } = getDomain(shop);
  const has: Record<Feature, boolean> = {
    loyalty: params.loyalty,
    reservations: params.ereservation && hasStores,
    wishlist: params.wishlist,
    alerts: params.showProductAvailabilityAlert,
    stores: hasStores,
    privateSales: params.privateSales !== null,
  };
  return has[feature];
}

/** The features that a text speaks of and a shop of the demo lacks. */
export function lackingIn(shop: OnlineLocale, text: string): Feature[] {
  const words = WORDS[getDomain(shop).lang];
  return FEATURES.filter((feature) => words[feature].test(text) && !hasFeature(shop, feature));
}
