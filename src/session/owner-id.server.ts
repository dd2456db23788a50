import { createHmac } from 'node:crypto';

/** Long enough that two customers never share one; 96 bits. */
const LENGTH = 16;

const idUnder = (secret: string, customerId: string) =>
  createHmac('sha256', secret)
    .update(`page owner ${customerId}`)
    .digest('base64url')
    .slice(0, LENGTH);

/** Names a customer to their own pages without telling the customer's id. `secrets`: newest first. */
export function ownerId(customerId: string, secrets: readonly string[]): string {
  return idUnder(secrets[0] ?? '', customerId);
}

/** Whether `id` names this customer; an id made under an older secret still does (F31). */
export function isOwnerId(id: string, customerId: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => idUnder(secret, customerId) === id);
}
