/** What other nouns may ask of `passkeys`. */

export {
  addPasskey,
  findByCredential,
  findCredentialIds,
  findPasskeys,
  notePasskeyUse,
  removePasskeysOf,
  type StoredPasskey,
} from './passkey-store.ts';
export { verifyNewPasskey, verifySigner } from './verify-passkey.ts';
