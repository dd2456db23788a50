import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `secrets.json` holds; the storefront reads the same file. */
type Secrets = {
  sessionSecrets: string[];
  subscriptionKey: string;
  webhookSecret: string;
  identityClientSecret: string;
  /** Keys of what the database keeps sealed, newest first. */
  dataSecrets: string[];
  /** Private signing keys of the identity provider (JWK), newest first. */
  identityKeys: JsonWebKey[];
};

function createSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return {
    sessionSecrets: [randomBytes(48).toString('base64url')],
    subscriptionKey: randomBytes(24).toString('base64url'),
    webhookSecret: randomBytes(32).toString('base64url'),
    identityClientSecret: randomBytes(32).toString('base64url'),
    dataSecrets: [randomBytes(48).toString('base64url')],
    identityKeys: [{ ...key, use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }],
  };
}

/**
 * Makes `<folder>/secrets.json` (mode 0600) unless it is there, and returns its text.
 * Only for the test environment; imports nothing but Node, so that the start command can call
 * it before both programs. Two callers at once get the same file; one of an older version gets what
 * it lacks.
 */
export function ensureSecrets(folder: string): string {
  const path = join(folder, 'secrets.json');
  const draft = `${path}.${process.pid}`;
  const write = (secrets: object) =>
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    const text = readFileSync(path, 'utf8');
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || 'dataSecrets' in kept) return text;
    write({ ...createSecrets(), ...kept });
    renameSync(draft, path);
    return readFileSync(path, 'utf8');
  } catch {
    mkdirSync(folder, { recursive: true });
  }
  write(createSecrets());
  try {
    // A link appears whole or not at all, and fails when another start was first.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}
