/** What other nouns may ask of `shops`. */

export {
  addShops,
  findShops,
  findWebDomain,
  findWebDomainByStoreId,
  findWebDomains,
  findWebDomainsOf,
  hasShops,
  lockShops,
  lockWebDomain,
  setShopParameter,
} from './web-domain-store.ts';
