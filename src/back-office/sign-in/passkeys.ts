import { passkeyAnswerSchema } from '#src/domain/staff/staff.schema.ts';

/** What the browser's authenticator answers to options of the server; null where it was cancelled. */
export async function askPasskey(options: Record<string, unknown>) {
  // The browser checks the options itself: they come as WebAuthn writes them in JSON.
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  return credential instanceof PublicKeyCredential
    ? passkeyAnswerSchema.parse(credential.toJSON())
    : null;
}

/** Makes a passkey for options of the server; null where it was cancelled. */
export async function makePasskey(options: Record<string, unknown>) {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  return credential instanceof PublicKeyCredential
    ? passkeyAnswerSchema.parse(credential.toJSON())
    : null;
}
