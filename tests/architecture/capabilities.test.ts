import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { type Call, capabilityOf } from '#src/domain/wire/call.ts';
import { capabilitiesSchema } from '#src/domain/wire/capabilities.schema.ts';
import { CAPABILITY_NAMES, CAPABILITY_NEEDS } from '#src/domain/wire/capabilities.ts';
import { openApiDocument } from '#src/platform/kernel/openapi/openapi-document.ts';

/** What a storefront may ask of a platform is declared call by call (decision 108). */

const CORE_CALLS = { core: 34, checkout: 8 };
/** Calls of providers, not of a storefront. */
const OF_NOBODY = ['POST /payments/webhook/{provider}'];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** In the order of their paths. */
const callsOf = (capability: string) =>
  ALL_CALLS.filter((call) => capabilityOf(call) === capability).toSorted((one, other) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  );

describe('capabilities', () => {
  test('each call of a storefront is of the core or of one capability, and no call of the staff is', () => {
    const isOfStaff = ({ by }: Call) => by === 'staff' || by === 'staffVisitor';
    const free = ALL_CALLS.filter((call) => capabilityOf(call) === null && !isOfStaff(call));
    expect(free.map(nameOf)).toEqual(OF_NOBODY);
    expect(ALL_CALLS.filter((call) => isOfStaff(call) && 'capability' in call)).toEqual([]);
  });

  test('the core stays as small as it is, and no capability is without a call', () => {
    for (const [part, many] of Object.entries(CORE_CALLS)) expect(callsOf(part)).toHaveLength(many);
    expect(CAPABILITY_NAMES.filter((name) => callsOf(name).length === 0)).toEqual([]);
  });

  test('the OpenAPI document names the capability of each call', () => {
    const { paths, components } = openApiDocument('Vitrine');
    for (const call of ALL_CALLS) {
      const operation = paths[call.path]?.[call.method.toLowerCase()];
      expect([nameOf(call), operation?.['x-capability'] ?? null]).toEqual([
        nameOf(call),
        capabilityOf(call),
      ]);
    }
    expect(components.schemas).toHaveProperty('Capabilities');
  });
});

/** The rows of a table between two marks of a document. */
function tableOf(document: string, mark: string): string[] {
  const [, after = ''] = document.split(`<!-- ${mark} -->\n`);
  const [table = ''] = after.split(`<!-- end of ${mark} -->`);
  return table.trim().split('\n').slice(2);
}

describe('docs/platform.md', () => {
  const document = readFileSync('docs/platform.md', 'utf8');
  const rowOf = (call: Call) => `| \`${nameOf(call)}\` | ${call.summary} |`;

  test('lists every call of the core', () => {
    for (const part of Object.keys(CORE_CALLS))
      expect(tableOf(document, part)).toEqual(callsOf(part).map(rowOf));
  });

  test('lists every capability, what it is and what it needs', () => {
    const rows = CAPABILITY_NAMES.map((name) => {
      const { description = '' } = capabilitiesSchema.shape[name].meta() ?? {};
      return `| \`${name}\` | ${description} | ${CAPABILITY_NEEDS[name] ?? ''} |`;
    });
    expect(tableOf(document, 'capabilities')).toEqual(rows);
  });

  test('lists every call of a capability', () => {
    const rows = CAPABILITY_NAMES.flatMap((name) =>
      callsOf(name).map((call) => `| \`${name}\` ${rowOf(call)}`),
    );
    expect(tableOf(document, 'calls')).toEqual(rows);
  });
});
