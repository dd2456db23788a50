import { html } from 'hono/html';
import type { Fragment } from './layout.ts';
import type { PageContext } from './page-context.ts';

/** Another provider as a page offers it. */
export type OfferedProvider = { name: string; label: string };

/**
 * The ways in by other providers. Links, not forms: the pages' policy lets forms lead to the shop
 * alone, and browsers hold the redirects after a form to it as well.
 */
export function otherProviderLinks(
  { texts }: PageContext,
  { action, providers }: { action: string; providers: readonly OfferedProvider[] },
): Fragment {
  if (providers.length === 0) return html``;
  const links = providers.map(
    ({ name, label }) =>
      html`<a class="secondary" href="${action}/with/${name}" data-with>${texts.otherProvider.continueWith(label)}</a>`,
  );
  return html`<div class="providers">${links}</div>`;
}
