/** What other nouns may ask of `shops`. */

export { webDomains } from './tables.ts';
export {
  findShops,
  findWebDomainByStoreId,
  findWebDomains,
  findWebDomainsOf,
} from './web-domain-store.ts';
