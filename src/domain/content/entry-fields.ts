import { z } from 'zod';
import { familySlug } from './page-slugs.ts';

/** A `family` is named by its id; a `code` is the same in all languages; a `slug` follows a title. */
type TextKind = 'plain' | 'link' | 'family' | 'rich' | 'code' | 'slug';

/** What an editor fills in, read from the very schema that the entry is served by. */
export type Field =
  /** One of `folders`, if there are some, names a picture; a link, or text with headings and lists. */
  | { kind: 'text'; folders: readonly string[]; as: TextKind }
  | { kind: 'number' }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly string[] }
  /** A picture that is uploaded; null without one. */
  | { kind: 'upload' }
  /** What search engines are told; null where they read the page. */
  | { kind: 'searchTexts' }
  /** Given or left out: null. */
  | { kind: 'optional'; of: Field }
  | { kind: 'group'; fields: readonly (readonly [name: string, field: Field])[] }
  | { kind: 'list'; of: Field }
  /** One of several groups, told apart by the field `by`. */
  | { kind: 'variants'; by: string; variants: ReadonlyMap<string, Field> };

/** Folders of the assets that a text may name, where its schema says so (`.meta({ folders })`). */
function foldersOf(schema: z.core.$ZodType): readonly string[] {
  const folders = z.array(z.string()).safeParse(z.globalRegistry.get(schema)?.folders);
  return folders.success ? folders.data : [];
}

function kindOf(schema: z.core.$ZodType): TextKind {
  const said = z.globalRegistry.get(schema);
  if (said?.isLink === true) return 'link';
  if (said?.isFamily === true) return 'family';
  if (said?.isCode === true) return 'code';
  if (said?.isSlug === true) return 'slug';
  return said?.isRichText === true ? 'rich' : 'plain';
}

const groupOf = (fields: readonly (readonly [string, z.core.$ZodType])[]): Field => ({
  kind: 'group',
  fields: fields.map(([name, inner]) => [name, fieldOf(inner)]),
});

function variantOf(schema: z.core.$ZodType, by: string): [string, Field][] {
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  const literal = fields.find(([name]) => name === by)?.[1];
  if (!(literal instanceof z.ZodLiteral)) return [];
  const group = groupOf(fields.filter(([name]) => name !== by));
  return [...literal.values].map((value) => [String(value), group]);
}

/** The field of a schema; throws for a kind of schema that no content type has. */
export function fieldOf(schema: z.core.$ZodType): Field {
  const said = z.globalRegistry.get(schema);
  if (said?.isUpload === true) return { kind: 'upload' };
  if (said?.isSearchTexts === true) return { kind: 'searchTexts' };
  if (schema instanceof z.ZodObject) {
    return groupOf(Object.entries<z.core.$ZodType>(schema.shape));
  }
  if (schema instanceof z.ZodArray) return { kind: 'list', of: fieldOf(schema.element) };
  if (schema instanceof z.ZodNullable) {
    const of = fieldOf(schema.unwrap());
    return of.kind === 'upload' || of.kind === 'searchTexts' ? of : { kind: 'optional', of };
  }
  if (schema instanceof z.ZodDefault) return fieldOf(schema.unwrap());
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator: by } = schema.def;
    const variants = schema.options.flatMap((option) => variantOf(option, by));
    return { kind: 'variants', by, variants: new Map(variants) };
  }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' };
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodString) {
    return { kind: 'text', folders: foldersOf(schema), as: kindOf(schema) };
  }
  throw new TypeError(`no editor for ${schema._zod.def.type}`);
}

/** The value of a field before anybody has filled it in. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return 1;
    case 'switch':
      return false;
    case 'choice':
      return field.options[0] ?? '';
    case 'upload':
    case 'searchTexts':
    case 'optional':
      return null;
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(field.fields.map(([name, inner]) => [name, emptyValue(inner)]));
    case 'variants': {
      const [first] = field.variants;
      return first === undefined ? {} : emptyVariant(field.by, ...first);
    }
  }
}

/** An empty group of several, with the name that tells it from the others. */
export function emptyVariant(by: string, name: string, variant: Field): Record<string, unknown> {
  return { [by]: name, ...Object(emptyValue(variant)) };
}

const recordSchema = z.record(z.string(), z.unknown());

/** A part of a value, by its name or number; undefined where there is none. */
export function partOf(value: unknown, name: string | number): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  const record = recordSchema.safeParse(value);
  return record.success && Object.hasOwn(record.data, name) ? record.data[name] : undefined;
}

/** A text of what heads an entry: its own, or that of its first block that has one; else empty. */
export function headText(fields: unknown, name: 'title' | 'text'): string {
  const sections = partOf(fields, 'sections');
  const parts = [fields, ...(Array.isArray(sections) ? sections : [])];
  const texts = parts.map((part) => partOf(part, name));
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** A family answers to any name. */
export const familyUrl = (id: string) => `/${familySlug({ name: id || '-', id })}`;

const HREF = /\bhref="([^"]*)"/g;

/** URLs of all links in a value, those in rich text too. */
export function linksIn(field: Field, value: unknown): string[] {
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') return [];
      if (field.as === 'link') return [value];
      if (field.as === 'family') return [familyUrl(value)];
      return field.as === 'rich'
        ? [...value.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
        : [];
    case 'optional':
      return value === null || value === undefined ? [] : linksIn(field.of, value);
    case 'group':
      return field.fields.flatMap(([name, inner]) => linksIn(inner, partOf(value, name)));
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => linksIn(field.of, item)) : [];
    case 'variants': {
      const variant = field.variants.get(String(partOf(value, field.by)));
      return variant === undefined ? [] : linksIn(variant, value);
    }
    default:
      return [];
  }
}

type Path = readonly (string | number)[];

/** A value with another part at the end of a path; what the path does not touch is the same object. */
export function withPart(value: unknown, path: Path, part: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  const inner = withPart(partOf(value, name), rest, part);
  if (typeof name === 'number') return Array.isArray(value) ? value.with(name, inner) : [inner];
  return { ...Object(value), [name]: inner };
}

/** A list with one of its items at another place; the same where there is no such place. */
export function moved<T>(items: readonly T[], at: number, to: number): T[] {
  const [item] = items.slice(at, at + 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}
