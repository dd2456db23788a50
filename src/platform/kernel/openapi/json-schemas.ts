import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Leaves out what says nothing: bounds of safe integers, and the pattern behind a named format. */
function shorten({ jsonSchema: schema }: { jsonSchema: JsonSchema }): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format !== undefined) delete schema.pattern;
}

/** References of one JSON Schema, as those of an OpenAPI document. */
function pointed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (Array.isArray(value)) return value.map(pointed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pointed(inner)]));
}

/** Turns schemas into JSON Schema, and collects those that have a name (`.meta({ id })`). */
export function createJsonSchemas() {
  const named = new Map<string, unknown>();

  function read(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io, override: shorten });
    for (const [id, definition] of Object.entries($defs)) named.set(id, pointed(definition));
    return json;
  }

  return {
    /** What is sent to the platform. */
    ofBody: (schema: z.core.$ZodType) => pointed(read(schema, 'input')),
    /** What comes back. */
    ofAnswer: (schema: z.core.$ZodType) => pointed(read(schema, 'output')),
    /** Fields of an object that is sent, one by one. */
    fieldsOf(schema: z.ZodObject) {
      const { properties = {}, required = [] } = read(schema, 'input');
      return Object.entries(properties).map(([name, field]) => {
        const { description, ...rest } = typeof field === 'object' ? field : {};
        return {
          name,
          required: required.includes(name),
          ...(description !== undefined && { description }),
          schema: pointed(rest),
        };
      });
    },
    named: () => Object.fromEntries([...named].sort(([one], [other]) => one.localeCompare(other))),
  };
}
export type JsonSchemas = ReturnType<typeof createJsonSchemas>;
