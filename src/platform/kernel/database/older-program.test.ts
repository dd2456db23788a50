import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/** What a program of the version before cannot live with (docs/upgrading.md). */
const BREAKS: readonly RegExp[] = [
  /\bDROP\s+(?:TABLE|COLUMN|INDEX|CONSTRAINT|TYPE|SCHEMA|VIEW|FUNCTION)\b/i,
  /\bRENAME\s+(?:TO|COLUMN)\b|\bRENAME\b/i,
  /\bALTER\s+COLUMN\b[^;]*\b(?:TYPE|SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/i,
  /\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i,
];
const breaks = (sql: string) =>
  sql.split(';').filter((statement) => BREAKS.some((rule) => rule.test(statement)));

/** Came before programs of two versions ran side by side. */
const LAST_FREE = '0001';

test('no migration takes from the version before what it uses', { tags: ['F43'] }, () => {
  const names = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const later = names.filter((name) => name.slice(0, LAST_FREE.length) > LAST_FREE);
  expect(names.length).toBeGreaterThan(0);
  const broken = later.filter(
    (name) => breaks(readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8')).length > 0,
  );
  expect(broken).toEqual([]);
});

test.each([
  'ALTER TABLE "carts" DROP COLUMN "version"',
  'DROP TABLE "carts"',
  'DROP INDEX "mails_once"',
  'ALTER TABLE "carts" RENAME COLUMN "version" TO "revision"',
  'ALTER TABLE "carts" ALTER COLUMN "version" SET DATA TYPE bigint',
  'ALTER TABLE "carts" ALTER COLUMN "points" SET NOT NULL',
  'ALTER TABLE "carts" ADD COLUMN "points" integer NOT NULL',
])('%s would', (statement) => expect(breaks(statement)).toHaveLength(1));

test.each([
  'ALTER TABLE "carts" ADD COLUMN "points" integer',
  'ALTER TABLE "carts" ADD COLUMN "points" integer DEFAULT 0 NOT NULL',
  'CREATE TABLE "points" ("many" integer NOT NULL)',
  'CREATE INDEX "points_by_cart" ON "points" USING btree ("cart_id")',
])('%s would not', (statement) => expect(breaks(statement)).toEqual([]));
