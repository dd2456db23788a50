import { html } from 'hono/html';
import { PAGE_PALETTE, PALETTE } from '#src/domain/brand/theme.ts';
import type { PageContext } from './page-context.ts';

/** A part of a page: escaped already. */
export type Fragment = ReturnType<typeof html>;

/** Fonts that the first view needs, so that the words do not jump. */
const LATIN = ['display-latin.woff2', 'text-latin.woff2'];
/** Everyday letters of Polish (ą, ł, ż) are in separate files. */
const LATIN_EXTENDED = ['display-latin-extended.woff2', 'text-latin-extended.woff2'];

const { sand, night, sage, accent, onDark, onLight } = PALETTE;

/** Beside the form where there is room, until the picture of the season is there or in its place. */
const shopWindow = html`<svg class="window" viewBox="0 0 640 960" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
  <rect width="640" height="960" fill="${sand.light}"/>
  <path d="M110 960V430a210 210 0 0 1 420 0v530z" fill="${night.light}"/>
  <circle cx="408" cy="392" r="74" fill="${PAGE_PALETTE.sun.light}"/>
  <path d="M110 800c90-70 170-74 240-24s130 50 180 0v184H110z" fill="${sage.light}"/>
  <path d="M262 520c18 14 98 14 116 0l34 74-34 30 58 212c-70 34-162 34-232 0l58-212-34-30z" fill="${accent.light}"/>
  <path d="M262 624c34 14 82 14 116 0" fill="none" stroke="${onDark.light}" stroke-opacity=".55" stroke-width="3"/>
  <path d="M286 650l-34 196M320 656v208M354 650l34 196" fill="none" stroke="${onLight.light}" stroke-opacity=".18" stroke-width="3"/>
  <path d="M320 520v-34c0-16 22-14 22-30 0-12-9-20-22-20s-22 8-22 20M320 486l-76 44M320 486l76 44" fill="none" stroke="${onDark.light}" stroke-width="5" stroke-linecap="round"/>
</svg>`;

/** The frame of every page of the provider: wordmark, shop window, one column. */
export async function renderPage(
  context: PageContext,
  { title, body, hasWayBack = true }: { title: string; body: Fragment; hasWayBack?: boolean },
): Promise<string> {
  const { lang, brandName, shopUrl, texts, assetPath, seasonPicture } = context;
  const fonts = [...LATIN, ...(lang === 'pl' ? LATIN_EXTENDED : [])].map(
    (name) =>
      html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${assetPath(name)}">`,
  );
  const page = await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brandName}</title>
${fonts}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetPath('pages.css')}">
<script type="module" src="${assetPath('pages.js')}"></script>
</head>
<body>
<div class="page">
<header><a class="wordmark" href="${shopUrl}" aria-label="${brandName}, ${texts.backTo(brandName)}">${brandName}</a></header>
<main>${body}</main>
${hasWayBack && html`<footer><a href="${shopUrl}">${texts.backTo(brandName)}</a></footer>`}
</div>
<div class="scene">${shopWindow}${seasonPicture && html`<img class="season" src="${seasonPicture}" alt="" width="960" height="1200" loading="lazy">`}</div>
</body>
</html>`;
  return page.toString();
}
