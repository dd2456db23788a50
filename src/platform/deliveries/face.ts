/** What other nouns may ask of `deliveries`. */

export { METHOD_NAMES } from './method-names.ts';
export { ANY_PARCEL, offeredMethods, type Parcel, promiseOf } from './offered-methods.ts';
