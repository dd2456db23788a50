import { html } from 'hono/html';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { operatorPage } from './operator-page.ts';
import type { EntryCell, EntryRow } from './read-content.ts';
import { shownInstant } from './shown-instant.ts';

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
<thead><tr><th scope="col">Entry</th>${ONLINE_LOCALES.map((locale) => html`<th scope="col">${locale}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><th scope="row"><code>${row.uid}</code></th>${row.cells.map((one) => cell(row, one))}</tr>`,
  )}</tbody></table></div>`;
}

/** Every entry with its languages side by side; without any script. */
export function contentPage(rows: readonly EntryRow[], nonce: string) {
  const byType = Map.groupBy(rows, ({ contentType }) => contentType);
  return operatorPage({
    title: 'Content',
    nonce,
    style: STYLE,
    body: html`<p>What is published is seen in the shops within two minutes. Drafts are seen by nobody but through their preview.</p>
${[...byType].map(([contentType, own]) => typeSection(contentType, own))}`,
  });
}
