import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The table of docs/cookies.md, and cookies as programs set them, in one shape to be compared. */

const LIFE = /^(at most )?(\d+) (day|hour|minute)s?$/;
const SECONDS = { day: 86_400, hour: 3_600, minute: 60 } as const;
const unit = z.enum(['day', 'hour', 'minute']);
const yesNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');
const rowSchema = z.object({
  name: z.string(),
  program: z.enum(['storefront', 'script of a page', 'identity provider', 'back office']),
  hasPrefix: yesNo,
  hasSuffix: yesNo,
  isSecure: yesNo,
  isHttpOnly: yesNo,
  sameSite: z.enum(['Lax', 'Strict']),
  domain: z.enum(['shop', 'host']),
  path: z.string(),
  life: z.union([z.literal('browser'), z.string().regex(LIFE)]),
});
type Row = z.infer<typeof rowSchema>;

const rows = readFileSync('docs/cookies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    const [, name, program, hasPrefix, hasSuffix, isSecure, isHttpOnly] = cells;
    const [sameSite, domain, path, life] = cells.slice(7);
    const flags = { hasPrefix, hasSuffix, isSecure, isHttpOnly };
    return rowSchema.parse({ name, program, ...flags, sameSite, domain, path, life });
  });

/** Where programs run: each environment at an origin of its own. */
export const PLACES = [
  { environment: 'test', scheme: 'http' },
  { environment: 'test', scheme: 'https' },
  { environment: 'staging', scheme: 'https' },
  { environment: 'prod', scheme: 'https' },
] as const;
export type Place = (typeof PLACES)[number];

/** One cookie of the French shop, as a browser is told of it. */
export type SetCookie = Pick<Row, 'isSecure' | 'isHttpOnly' | 'sameSite' | 'path'> & {
  name: string;
  domain: string | null;
  /** In words of the table, to the minute. */
  life: string;
};

function lifeOf(seconds: number): string {
  const size = unit.options.find((one) => seconds % SECONDS[one] === 0) ?? 'minute';
  const count = seconds / SECONDS[size];
  return `${count} ${size}${count === 1 ? '' : 's'}`;
}

/** What a program must set in a place, of a table's rows. */
export function documentedCookies(
  program: Row['program'],
  { environment, scheme }: Place,
): SetCookie[] {
  const isPlain = environment === 'test' && scheme === 'http';
  const suffix = { test: '-test-fr', staging: '-staging', prod: '' }[environment];
  return rows
    .filter((row) => row.program === program)
    .map(({ name, hasPrefix, hasSuffix, isSecure, domain, life, ...row }) => ({
      name: `${hasPrefix && !isPlain ? '__Host-' : ''}${name}${hasSuffix ? suffix : ''}`,
      isSecure: isSecure && !isPlain,
      isHttpOnly: row.isHttpOnly,
      sameSite: row.sameSite,
      domain: domain === 'shop' && environment !== 'test' ? '.vitrine.fr' : null,
      path: row.path,
      life: life.replace('at most ', ''),
    }));
}

/** A cookie by its header, or by what a script assigns; the last part of a path may be an id. */
export function readSetCookie(header: string): SetCookie {
  const [pair = '', ...attributes] = header.split(/; ?/);
  const attribute = (name: string) =>
    attributes
      .find((one) => one.toLowerCase().startsWith(`${name}=`))
      ?.split('=')
      .at(1);
  const has = (name: string) => attributes.some((one) => one.toLowerCase() === name);
  const expires = attribute('expires');
  const maxAge = Number(attribute('max-age') ?? NaN);
  const left = expires === undefined ? NaN : (Date.parse(expires) - Date.now()) / 1_000;
  const seconds = Math.round((Number.isNaN(maxAge) ? left : maxAge) / 60) * 60;
  const sameSite = attribute('samesite') ?? '';
  return {
    name: pair.split('=')[0] ?? '',
    isSecure: has('secure'),
    isHttpOnly: has('httponly'),
    sameSite: rowSchema.shape.sameSite.parse(
      `${sameSite.slice(0, 1).toUpperCase()}${sameSite.slice(1).toLowerCase()}`,
    ),
    domain: attribute('domain') ?? null,
    path: (attribute('path') ?? '').replace(/(interaction|auth)\/.+$/, '$1/…'),
    life: Number.isNaN(seconds) ? 'browser' : lifeOf(seconds),
  };
}

/** In an order that does not matter. */
export const sorted = (cookies: readonly SetCookie[]) =>
  cookies.toSorted((one, other) => one.name.localeCompare(other.name));
