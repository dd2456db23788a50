import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { renderPage } from './layout.ts';

const render = (seasonPicture: string | null) =>
  renderPage(
    {
      lang: 'fr',
      texts: textsFor('fr'),
      brandName: 'Vitrine',
      shopUrl: 'http://localhost:3000/fr-fr',
      signInOrigin: 'customer',
      assetPath: (name) => `/assets/${name}`,
      seasonPicture,
    },
    { title: 'Se connecter', body: html`<h1>Se connecter</h1>` },
  );

test('the picture of the season is beside the form; without one its placeholder is drawn', async () => {
  const pictured = await render('/media/hero/new-season.webp?w=960');
  expect(pictured).toContain('src="/media/hero/new-season.webp?w=960" alt=""');
  expect(pictured).toContain('<svg class="window"');
  expect(await render(null)).not.toContain('<img');
});
