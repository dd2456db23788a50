/** What other nouns may ask of `sign-in-providers`. */

export {
  addConnection,
  findConnections,
  type LabelOf,
  openConnection,
  removeConnectionsOf,
} from './connection-store.ts';
export {
  type Checks,
  createProviderClient,
  type Named,
  type Problem,
  type ProviderClient,
} from './provider-client.ts';
export { labelIn, type ProviderSettings } from './provider-settings.ts';
export { labelsIn } from './shopper.ts';
export {
  findIdentity,
  findStart,
  forgetStart,
  keepIdentity,
  noteStart,
  takeStart,
} from './sign-ins-under-way.ts';
