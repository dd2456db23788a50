import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '#app/delivery/static-files.ts';
import { createCriticalStyles } from './critical-styles.ts';
import type { PublicBody } from './nonces-into-hashes.ts';
import { sourceHash } from './source-hash.ts';

/** The stylesheet that a page links to, as the build names it. */
const LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^>]*>/;

/**
 * Applies the stylesheet once it is loaded. Loaded as one for print, it blocks no paint; until then
 * the page has its inline part of it. That part has the typefaces, too: given a second time they
 * would lay out the whole page again.
 */
const ARRIVE =
  '{const l=document.currentScript.previousElementSibling,f=()=>{for(const g of l.sheet.cssRules)for(let i=g.cssRules?.length;i-->0;)g.cssRules[i].type==5&&g.deleteRule(i);l.media="all"};l.sheet?f():l.onload=f}';

const ARRIVE_HASH = sourceHash(ARRIVE);

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

/** Puts the styles that a page is painted with into it, so that no request is waited for. */
export function withInlineStyles(body: PublicBody): PublicBody {
  const { head, content, tail, scripts, styles } = body;
  const [link, href = ''] = LINK.exec(head) ?? [];
  const cutter = link === undefined ? null : cutterFor(href);
  if (link === undefined || cutter === null) return body;
  const { css, hash } = cutter(head, content, tail);
  const at = head.indexOf(link);
  const later = `${link.replace('<link', '<link media="print"')}<script>${ARRIVE}</script><noscript>${link}</noscript>`;
  return {
    ...body,
    head: `${head.slice(0, at)}<style>${css}</style>${later}${head.slice(at + link.length)}`,
    scripts: [...scripts, ARRIVE_HASH],
    styles: [...styles, hash],
  };
}
