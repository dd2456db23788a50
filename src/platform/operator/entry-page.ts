import { html } from 'hono/html';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { Editing } from '../content/edit-entry.ts';
import type { EntryKey } from '../http/preview-tokens.ts';
import type { Field } from './entry-fields.ts';
import { type Drawing, draw } from './entry-form.ts';
import { operatorPage } from './operator-page.ts';
import { shownInstant } from './shown-instant.ts';

const STYLE = `
  .entry { max-width: 60rem; }
  .field { display: grid; gap: 4px; margin-block: 12px; justify-items: start; }
  label, legend { font-size: .875rem; color: var(--muted); }
  input:not([type=checkbox]), textarea, select { box-sizing: border-box; width: 100%; min-height: 32px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); padding: 4px 8px; }
  input[type=checkbox] { width: 24px; height: 24px; vertical-align: middle; }
  fieldset { border: 0; border-left: 2px solid var(--line); margin: 16px 0; padding: 0 0 0 16px; min-width: 0; }
  .item { padding-block: 8px; border-bottom: 1px solid var(--line); }
  .beside { margin: 0; font-size: .875rem; color: var(--muted); overflow-wrap: anywhere; }
  .said { border: 1px solid var(--ink); padding: 8px 16px; }
  .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
  .actions { border-block: 1px solid var(--line); padding-block: 8px; background: var(--paper); }
  @media (min-width: 60rem) { .actions { position: sticky; top: 0; z-index: 1; } }
  .bar label { display: grid; }
  .bar input { width: auto; }
`;

/** Everything that is shown of a text that is edited. */
export type EntryPage = {
  key: EntryKey;
  field: Field;
  /** The values of the form: as they are saved, or as they were typed. */
  value: unknown;
  /** The state that the form is about. */
  editing: Editing;
  editor: string;
  /** What became of the last click. */
  said: readonly string[];
  /** Link to the preview of the draft; null without one. */
  previewUrl: string | null;
  drawing: Drawing;
  nonce: string;
};

function standing({ draft, published, versions }: Editing): string {
  const [latest] = versions;
  const shown =
    published === null
      ? 'This shop has no text of its own yet.'
      : latest?.publishedBy
        ? `Published by ${latest.publishedBy}, ${shownInstant(latest.publishedAt)}.`
        : 'Published as the shop was opened.';
  if (draft === null) return `${shown} No draft.`;
  const { savedBy, savedAt, publishAt } = draft;
  const due = publishAt === null ? '' : ` It is published by itself on ${shownInstant(publishAt)}.`;
  return `${shown} Draft of ${savedBy}, ${shownInstant(savedAt)}.${due}`;
}

/** Forms about what was published carry the state and the editor like the large one. */
function versionList({ editing: { versions, revision }, editor }: EntryPage) {
  if (versions.length === 0) return html`<p>Nothing has been changed yet.</p>`;
  return html`<ol>${versions.map(
    ({ versionId, publishedAt, publishedBy }, at) =>
      html`<li><form class="bar" method="post"><input type="hidden" name="base" value="${revision}"><input type="hidden" name="editor" value="${editor}">
<span>${publishedBy === null ? 'As the shop was opened' : `${shownInstant(publishedAt)}, ${publishedBy}`}</span>
${at === 0 ? html`<strong>shown now</strong>` : html`<button name="press" value="undo ${versionId}">Show this again</button>`}</form></li>`,
  )}</ol>`;
}

/** The texts of one entry in one shop, to be changed, previewed, published and taken back. */
export function entryPage(page: EntryPage) {
  const { key, field, value, editing, editor, said, previewUrl, drawing, nonce } = page;
  const { lang } = getDomain(key.locale);
  const preview =
    previewUrl === null
      ? ''
      : html`<p><a href="${previewUrl}" target="_blank" rel="noreferrer">Preview in the shop</a> (for four hours, and for anyone with the link)</p>`;
  return operatorPage({
    title: 'Content',
    nonce,
    style: STYLE,
    body: html`<div class="entry"><h2>${key.contentType.replaceAll('_', ' ')} <code>${key.uid}</code> ${key.locale}</h2>
${said.length === 0 ? '' : html`<div class="said" role="status">${said.map((one) => html`<p>${one}</p>`)}</div>`}
<p>${standing(editing)}</p>${preview}
<form method="post"><input type="hidden" name="base" value="${editing.revision}">
<p class="bar actions"><label>Your name <input name="editor" value="${editor}" maxlength="60" autocomplete="name" required></label>
<button name="press" value="save">Save draft</button> <button name="press" value="publish">Publish now</button>
<label>Time (UTC) <input type="datetime-local" name="at"></label> <button name="press" value="schedule">Publish at this time</button>
${editing.draft === null ? '' : html`<button name="press" value="discard" formnovalidate>Discard draft</button>`}</p>
<div lang="${lang}">${draw(field, '', value, drawing)}</div></form>
<h2>Published so far</h2>${versionList(page)}
<p><a href="/content">All entries</a></p></div>`,
  });
}
