import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '#app/delivery/static-files.ts';
import { createCriticalStyles } from './critical-styles.ts';
import type { PublicBody } from './nonces-into-hashes.ts';
import { sourceHash } from './source-hash.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The stylesheet that a page links to, as the build names it. */
const LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^>]*>/;

/**
 * Gives the stylesheet to the screen once it is there. Asked for as one for print, it keeps nobody
 * waiting; the page is painted with its own part of it meanwhile. That part has the typefaces, too:
 * given a second time they would lay out the whole page again.
 */
const ARRIVE =
  '{const l=document.currentScript.previousElementSibling,f=()=>{for(let s=l.sheet,i=s.cssRules.length;i--;)s.cssRules[i].type==5&&s.deleteRule(i);l.media="all"};l.sheet?f():l.onload=f}';

const ARRIVE_HASH = sourceHash(ARRIVE);
const MAX_HASHES = 200;

/** Hashes of the cuts, which are few, by their text. */
const hashes = new Map<string, string>();
function hashOf(css: string): string {
  const hash = hashes.get(css) ?? sourceHash(css);
  if (hashes.size >= MAX_HASHES) hashes.clear();
  hashes.set(css, hash);
  return hash;
}

type Cut = ReturnType<typeof createCriticalStyles>;
const cutters = new Map<string, Cut | null>();

/** Null where the file is not in the build: a page in development links to another one. */
function cutterFor(href: string): Cut | null {
  const known = cutters.get(href);
  if (known !== undefined) return known;
  let cutter: Cut | null = null;
  try {
    cutter = createCriticalStyles(readFileSync(join(clientFolder, href), 'utf8'));
  } catch {
    // The link stays as it is.
  }
  cutters.set(href, cutter);
  return cutter;
}

/**
 * Puts the styles that a page is painted with into it, so that no request is waited for; `parts`
 * will stand in it, too.
 */
export function withInlineStyles(body: PublicBody, parts: readonly Vocabulary[]): PublicBody {
  const [link, href = ''] = LINK.exec(body.head) ?? [];
  const cutter = link === undefined ? null : cutterFor(href);
  if (link === undefined || cutter === null) return body;
  const css = cutter(body.head + body.rest, parts);
  const later = link.replace('<link', '<link media="print"');
  const inline = `<style>${css}</style>${later}<script>${ARRIVE}</script><noscript>${link}</noscript>`;
  return {
    ...body,
    head: body.head.replace(link, () => inline),
    scripts: [...body.scripts, ARRIVE_HASH],
    styles: [...body.styles, hashOf(css)],
  };
}
