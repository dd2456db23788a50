import { emptyValue, emptyVariant, type Field, partOf } from './entry-fields.ts';

/** What a form holds, by the names of its fields: `sections.0.title`. */
export type SentForm = ReadonlyMap<string, string>;

const MAX_ITEMS = 100;

const countOf = (form: SentForm, path: string) =>
  Math.min(Math.max(0, Number(form.get(`${path}.length`) ?? 0) || 0), MAX_ITEMS);

/** What was typed, in the shape of the entry; whether it may be served is for its schema to say. */
export function readForm(field: Field, path: string, form: SentForm): unknown {
  const text = form.get(path) ?? '';
  switch (field.kind) {
    case 'text':
      return text.replaceAll('\r\n', '\n').trim();
    case 'number':
      return text.trim() === '' ? undefined : Number(text);
    case 'switch':
      return form.has(path);
    case 'choice':
      return text;
    case 'optional':
      return form.has(`${path}.given`) ? readForm(field.of, path, form) : null;
    case 'group':
      return readGroup(field.fields, path, form);
    case 'list':
      return Array.from({ length: countOf(form, path) }, (_, at) =>
        readForm(field.of, `${path}.${at}`, form),
      );
    case 'variants': {
      const name = form.get(`${path}.${field.by}`) ?? '';
      const variant = field.variants.get(name);
      const fields = variant?.kind === 'group' ? variant.fields : [];
      return { [field.by]: name, ...readGroup(fields, path, form) };
    }
  }
}

function readGroup(
  fields: readonly (readonly [string, Field])[],
  path: string,
  form: SentForm,
): Record<string, unknown> {
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  return Object.fromEntries(fields.map(([name, one]) => [name, readForm(one, inner(name), form)]));
}

/** The button that changes how many items a list has, or their order: `add sections picture`. */
const LIST_CHANGE = /^(add|remove|up) ([\w.]+)(?: (\w+))?$/;
export const isShaping = (action: string) => LIST_CHANGE.test(action);

function changeList(list: Field & { kind: 'list' }, items: readonly unknown[], change: ListChange) {
  const { act, at, variant } = change;
  const { of } = list;
  if (act === 'add') {
    const chosen = of.kind === 'variants' ? of.variants.get(variant) : undefined;
    const isChosen = of.kind === 'variants' && chosen !== undefined;
    return [...items, isChosen ? emptyVariant(of.by, variant, chosen) : emptyValue(of)];
  }
  if (act === 'remove') return items.toSpliced(at, 1);
  return at < 1 || at >= items.length
    ? items
    : items.toSpliced(at - 1, 2, items[at], items[at - 1]);
}

type ListChange = { act: string; at: number; variant: string };

/** What was typed with one item more or less, or moved up; unchanged where the button fits nothing. */
export function shaped(field: Field, value: unknown, action: string): unknown {
  const [, act = '', path = '', variant = ''] = LIST_CHANGE.exec(action) ?? [];
  const steps = path.split('.');
  const at = act === 'add' ? -1 : Number(steps.pop());
  return shapedAt(field, value, steps, { act, at, variant });
}

function shapedAt(
  field: Field,
  value: unknown,
  steps: readonly string[],
  change: ListChange,
): unknown {
  const [step, ...rest] = steps;
  if (field.kind === 'optional') return shapedAt(field.of, value, steps, change);
  if (field.kind === 'list') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (step === undefined) return changeList(field, items, change);
    return items.map((item, at) =>
      at === Number(step) ? shapedAt(field.of, item, rest, change) : item,
    );
  }
  const inner =
    field.kind === 'variants' ? field.variants.get(String(partOf(value, field.by))) : field;
  if (inner?.kind !== 'group' || step === undefined) return value;
  const found = inner.fields.find(([name]) => name === step);
  if (found === undefined) return value;
  return { ...Object(value), [step]: shapedAt(found[1], partOf(value, step), rest, change) };
}
