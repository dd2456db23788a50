import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type Field, partOf } from './entry-fields.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString> | '';

/** What the fields of an entry are drawn with. */
export type Drawing = {
  /** Titles of the assets of a folder. */
  assetsOf: (folder: string) => readonly string[];
  /** The same entry in another language, said below each text. */
  beside: { lang: string; value: unknown } | null;
};

const LONG = 60;
/** People count from one. */
const words = (path: string) =>
  path.replaceAll(/[._]/g, ' ').replaceAll(/\b\d+\b/g, (at) => String(Number(at) + 1));
const idOf = (path: string) => `f-${path.replaceAll('.', '-')}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function control(field: Field & { kind: 'text' }, path: string, text: string, drawing: Drawing) {
  if (field.folders.length > 0) {
    const folders = field.folders.map((folder) => [folder, drawing.assetsOf(folder)] as const);
    const option = (title: string) =>
      html`<option ${title === text ? 'selected' : ''}>${title}</option>`;
    const isKnown = folders.some(([, titles]) => titles.includes(text));
    return html`<select id="${idOf(path)}" name="${path}">${isKnown ? '' : option(text)}${folders.map(
      ([folder, titles]) => html`<optgroup label="${folder}">${titles.map(option)}</optgroup>`,
    )}</select>`;
  }
  const isLong = text.length > LONG || /(text|html|content)$/.test(path);
  return isLong
    ? html`<textarea id="${idOf(path)}" name="${path}" rows="${Math.min(12, 2 + Math.ceil(text.length / 90))}">${text}</textarea>`
    : html`<input id="${idOf(path)}" name="${path}" value="${text}">`;
}

function besideText({ beside }: Drawing, part: unknown): Markup {
  const text = textOf(part);
  return beside === null || text === ''
    ? ''
    : html`<p class="beside" lang="${beside.lang}">${text}</p>`;
}

const labelled = (path: string, inner: Markup, after: Markup = ''): Markup =>
  html`<div class="field"><label for="${idOf(path)}">${words(path)}</label>${inner}${after}</div>`;

/** A button that changes the form and saves nothing. */
const button = (name: string, value: string, label: string) =>
  html`<button name="press" value="${value}" formnovalidate aria-label="${label}">${name}</button>`;

function items(field: Field & { kind: 'list' }, path: string, value: unknown, drawing: Drawing) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const { of } = field;
  const kinds = of.kind === 'variants' ? [...of.variants.keys()] : [''];
  return html`<fieldset><legend>${words(path)}</legend>
<input type="hidden" name="${path}.length" value="${list.length}">
${list.map((item, at) => {
  const own = `${path}.${at}`;
  return html`<div class="item">${draw(of, own, item, inner(drawing, at))}
<p>${at > 0 ? button('Up', `up ${own}`, `Move up, ${words(own)}`) : ''} ${button('Remove', `remove ${own}`, `Remove, ${words(own)}`)}</p></div>`;
})}
<p>${kinds.map((kind) => button(`Add ${kind}`, `add ${path} ${kind}`.trim(), `Add ${kind} to ${words(path)}`))}</p></fieldset>`;
}

/** The form of a part, beside the same part in the other language. */
const inner = (drawing: Drawing, name: string | number): Drawing => ({
  ...drawing,
  beside: drawing.beside && { ...drawing.beside, value: partOf(drawing.beside.value, name) },
});

function group(
  fields: readonly (readonly [string, Field])[],
  path: string,
  value: unknown,
  drawing: Drawing,
) {
  const drawn = fields.map(([name, field]) =>
    draw(field, path === '' ? name : `${path}.${name}`, partOf(value, name), inner(drawing, name)),
  );
  return html`${drawn}`;
}

/** The controls of a field with its value. */
export function draw(field: Field, path: string, value: unknown, drawing: Drawing): Markup {
  const id = idOf(path);
  switch (field.kind) {
    case 'text':
      return labelled(
        path,
        control(field, path, textOf(value), drawing),
        besideText(drawing, drawing.beside?.value),
      );
    case 'number':
      return labelled(
        path,
        html`<input id="${id}" name="${path}" type="number" step="any" value="${String(value ?? '')}">`,
      );
    case 'switch':
      return labelled(
        path,
        html`<input id="${id}" name="${path}" type="checkbox" ${value === true ? 'checked' : ''}>`,
      );
    case 'choice':
      return labelled(
        path,
        html`<select id="${id}" name="${path}">${field.options.map(
          (one) => html`<option ${one === value ? 'selected' : ''}>${one}</option>`,
        )}</select>`,
      );
    case 'optional':
      return html`<fieldset><legend><label><input type="checkbox" name="${path}.given" ${
        value === null || value === undefined ? '' : 'checked'
      }> ${words(path)} given</label></legend>${draw(field.of, path, value, drawing)}</fieldset>`;
    case 'group':
      return path === '' || /\.\d+$/.test(path)
        ? group(field.fields, path, value, drawing)
        : html`<fieldset><legend>${words(path)}</legend>${group(field.fields, path, value, drawing)}</fieldset>`;
    case 'list':
      return items(field, path, value, drawing);
    case 'variants': {
      const name = textOf(partOf(value, field.by));
      const variant = field.variants.get(name);
      return html`<p><strong>${name}</strong><input type="hidden" name="${path}.${field.by}" value="${name}"></p>
${variant?.kind === 'group' ? group(variant.fields, path, value, drawing) : ''}`;
    }
  }
}
