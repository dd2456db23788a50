import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { type Fleet, hostsOf } from './fleet.ts';

/** What nobody but the fleet knows, made once and saved in a folder of the administrator. */

const passwordsSchema = z.object({
  postgres: z.string(),
  replicator: z.string(),
  rewind: z.string(),
  shop: z.string(),
  patroni: z.string(),
  valkey: z.string(),
  /** Of those who may drop what is cached (PURGE_KEY). */
  purge: z.string(),
});

const programsSchema = z.object({
  sessionSecrets: z.array(z.string()),
  subscriptionKey: z.string(),
  webhookSecret: z.string(),
  identityClientSecret: z.string(),
  dataSecrets: z.array(z.string()),
  identityKeys: z.array(z.unknown()),
});

/** A certificate authority, and one certificate that all hosts of the backups have. */
type Certificates = { authority: string; certificate: string; key: string };

export type FleetSecrets = {
  passwords: z.infer<typeof passwordsSchema>;
  programs: z.infer<typeof programsSchema>;
  backups: Certificates;
};

/** The name in the certificate, which pgBackRest holds against the list of those it lets in. */
export const BACKUP_NAME = 'vitrine-backups';
const TEN_YEARS = '3650';

/** pgBackRest holds the address that it calls against the names in the certificate, not the IP addresses. */
function makeCertificates(addresses: readonly string[]): Certificates {
  const folder = mkdtempSync('/tmp/vitrine-certificates-');
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const names = [BACKUP_NAME, ...addresses].map((name) => `DNS:${name}`);
  writeFileSync(join(folder, 'names'), `subjectAltName=${names.join(',')}\n`);
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  try {
    openssl(
      ...['req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', TEN_YEARS],
      ...['-subj', '/CN=vitrine-authority'],
    );
    openssl('req', ...key, '-keyout', 'own.key', '-out', 'own.csr', '-subj', `/CN=${BACKUP_NAME}`);
    openssl(
      ...['x509', '-req', '-in', 'own.csr', '-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-out', 'own.crt', '-days', TEN_YEARS, '-extfile', 'names'],
    );
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { authority: read('ca.crt'), certificate: read('own.crt'), key: read('own.key') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a file of secrets, and makes what it lacks; nobody but its owner may read it. */
function readOrMake<T extends object>(path: string, schema: z.ZodType<T>, make: () => T): T {
  const kept: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const read = schema.safeParse(kept);
  if (read.success) return read.data;
  const made = schema.parse({ ...make(), ...(typeof kept === 'object' && kept) });
  writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

const password = () => randomBytes(24).toString('base64url');

/** One certificate for all hosts of the backups of a fleet. */
const certificatesOf = (fleet: Fleet): Certificates =>
  makeCertificates(
    [...hostsOf(fleet, 'store'), ...hostsOf(fleet, 'database')].map(({ address }) => address),
  );

/** The same secrets for other hosts, of which certificates know the addresses. */
export const secretsFor = (fleet: Fleet, secrets: FleetSecrets): FleetSecrets => ({
  ...secrets,
  backups: certificatesOf(fleet),
});

/** The secrets of a fleet in `folder`; what is missing is made. */
export function fleetSecrets(folder: string, fleet: Fleet): FleetSecrets {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    passwords: readOrMake(join(folder, 'passwords.json'), passwordsSchema, () => ({
      postgres: password(),
      replicator: password(),
      rewind: password(),
      shop: password(),
      patroni: password(),
      valkey: password(),
      purge: password(),
    })),
    programs: programsSchema.parse(JSON.parse(ensureSecrets(folder))),
    backups: readOrMake(
      join(folder, 'certificates.json'),
      z.object({ authority: z.string(), certificate: z.string(), key: z.string() }),
      () => certificatesOf(fleet),
    ),
  };
}
