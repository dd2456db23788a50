import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { CONTENT_SCHEMAS, isContentType } from '#src/domain/content/content.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { PlatformConfig } from '../config.ts';
import { findAssets } from '../content/content-store.ts';
import { type Editing, readEditing } from '../content/edit-entry.ts';
import { findEntries } from '../content/entry-store.ts';
import type { Database } from '../database/database.ts';
import { type EntryKey, entryKeySchema, signPreview } from '../http/preview-tokens.ts';
import { findWebDomains } from '../web-domains/web-domain-store.ts';
import { editContent, problemsOf } from './edit-content.ts';
import { fieldOf } from './entry-fields.ts';
import { entryPage } from './entry-page.ts';
import { operatorPage } from './operator-page.ts';
import { isOwnForm, openPage } from './own-page.ts';
import { type EntryCell, type EntryRow, readContent } from './read-content.ts';
import { isShaping, readForm, type SentForm, shaped } from './read-entry-form.ts';
import { shownInstant } from './shown-instant.ts';

export type ContentNeeds = {
  database: Database;
  now: () => Date;
  config: Pick<PlatformConfig, 'storefrontOrigins' | 'identityClientSecret'>;
};

/** All answers of a shop fit; so does whatever an editor writes. */
const BODY_LIMIT = 512 * 1024;
const PATH = '/content/:contentType/:uid/:locale';

/** The text that a URL names; null where there is no such type or shop. */
function keyIn(c: Context) {
  const key = entryKeySchema.safeParse(c.req.param());
  if (!key.success || !isContentType(key.data.contentType)) return null;
  const { contentType } = key.data;
  return { key: key.data, contentType, field: fieldOf(CONTENT_SCHEMAS[contentType]) };
}
type Named = NonNullable<ReturnType<typeof keyIn>>;

/** What is typed or clicked, apart from the text itself. */
type Sent = { value?: unknown; editor?: string; said?: readonly string[] };

async function fieldsIn(database: Database, { contentType, uid, locale }: EntryKey) {
  const query = { locale, include: [], only: [], filter: { uid } };
  const [entry] = await findEntries(database, contentType, query);
  return entry?.fields ?? null;
}

/** Where somebody begins to write: at the draft, or at what the shop shows now. */
const beginning = async (database: Database, key: EntryKey, { draft }: Editing) =>
  draft?.fields ?? (await fieldsIn(database, key));

/** The same entry in the first other shop of another language that has it. */
async function besideOf(database: Database, key: EntryKey) {
  const { lang } = getDomain(key.locale);
  for (const { domain: locale } of await findWebDomains(database)) {
    const other = getDomain(locale).lang;
    const value = other === lang ? null : await fieldsIn(database, { ...key, locale });
    if (value !== null) return { lang: other, value };
  }
  return null;
}

/** `/content`: every entry in every language, and the pages on which they are changed. */
export function answerContent({ database, now, config }: ContentNeeds): Hono {
  const app = new Hono();
  const secret = config.identityClientSecret;

  const show = async (c: Context, { key, field }: Named, { value, editor, said }: Sent) => {
    const nonce = openPage(c);
    const editing = await readEditing(database, key);
    const shown = value ?? (await beginning(database, key, editing));
    const beside = await besideOf(database, key);
    if (shown === null && beside === null) return c.body(null, 404);
    const assets = await findAssets(database, undefined);
    const [origin = ''] = config.storefrontOrigins;
    const token = editing.draft === null ? null : await signPreview(key, secret, now());
    const body = await entryPage({
      ...{ key, field, editing, nonce, said: said ?? [] },
      value: shown,
      editor: editor ?? editing.draft?.savedBy ?? '',
      previewUrl: token === null ? null : `${origin}/api/preview?token=${token}`,
      drawing: {
        beside,
        assetsOf: (folder) =>
          assets.filter((asset) => asset.folder === folder).map(({ title }) => title),
      },
    });
    return c.html(body);
  };

  app.get('/content', async (c) => {
    const nonce = openPage(c);
    return c.html(await contentPage(await readContent(database), nonce));
  });

  app.get(PATH, async (c) => {
    const named = keyIn(c);
    return named === null ? c.body(null, 404) : show(c, named, {});
  });

  app.post(PATH, bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    if (!isOwnForm(c.req.raw.headers)) return c.text('This form belongs to another page.', 403);
    const named = keyIn(c);
    if (named === null) return c.body(null, 404);
    const { key, contentType, field } = named;
    const form: SentForm = new Map(
      Object.entries(await c.req.parseBody()).flatMap(([name, text]): [string, string][] =>
        typeof text === 'string' ? [[name, text]] : [],
      ),
    );
    const [action = '', editor = '', base = '', at = ''] = ['press', 'editor', 'base', 'at'].map(
      (name) => form.get(name)?.trim().slice(0, 200),
    );
    const isAboutText = !/^(undo|discard)/.test(action);
    const typed = isAboutText ? readForm(field, '', form) : undefined;
    if (isShaping(action)) return show(c, named, { value: shaped(field, typed, action), editor });
    if (editor === '') {
      return show(c, named, { value: typed, said: ['Say who you are: type your name.'] });
    }
    const problems = isAboutText ? problemsOf(contentType, typed) : null;
    if (problems !== null) return show(c, named, { value: typed, editor, said: problems });
    const before = await beginning(database, key, await readEditing(database, key));
    // What the schema does not know of an entry stays in it.
    const fields = { ...before, ...Object(typed) };
    const edit = { key, base, editor, now: now(), action, fields, at };
    const { isDone, said } = await editContent(database, edit);
    return show(c, named, { ...(!isDone && { value: typed }), editor, said });
  });

  return app;
}

const STYLE = `
  td { min-width: 9rem; }
  td small { display: block; color: var(--muted); }
  td.lacking { color: var(--muted); }
`;

function stateOf({ from, locale, draft }: EntryCell): string {
  const published = from === null ? '' : from === locale ? '' : `text of ${from}`;
  if (draft === null) return published;
  const { savedBy, publishAt } = draft;
  return publishAt === null ? `draft, ${savedBy}` : `${shownInstant(publishAt)}, ${savedBy}`;
}

function cell({ contentType, uid }: EntryRow, one: EntryCell) {
  const isLacking = one.from === null && one.draft === null;
  const label = isLacking ? 'missing' : one.title || uid;
  const state = stateOf(one);
  return html`<td class="${isLacking ? 'lacking' : 'there'}"><a href="/content/${contentType}/${uid}/${one.locale}" aria-label="${label}, ${uid}, ${one.locale}">${label}</a>${
    state === '' ? '' : html`<small>${state}</small>`
  }</td>`;
}

function typeSection(contentType: string, rows: readonly EntryRow[]) {
  return html`<h2 id="${contentType}">${contentType.replaceAll('_', ' ')}</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="${contentType}"><table>
<thead><tr><th scope="col">Entry</th>${rows[0]?.cells.map(({ locale }) => html`<th scope="col">${locale}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><th scope="row"><code>${row.uid}</code></th>${row.cells.map((one) => cell(row, one))}</tr>`,
  )}</tbody></table></div>`;
}

/** Every entry with its languages side by side; without any script. */
function contentPage(rows: readonly EntryRow[], nonce: string) {
  const byType = Map.groupBy(rows, ({ contentType }) => contentType);
  return operatorPage({
    title: 'Content',
    nonce,
    style: STYLE,
    body: html`<p>What is published is seen in the shops within two minutes. Drafts are seen by nobody but through their preview.</p>
${[...byType].map(([contentType, own]) => typeSection(contentType, own))}`,
  });
}
