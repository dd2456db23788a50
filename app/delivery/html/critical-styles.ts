import { parse, type Root } from 'postcss';
import { dropUnnamed, isInKeyframes } from '#src/ui/stylesheet.ts';
import { looksOf, tagsOf, type Vocabulary } from './vocabulary.ts';

/** The part of a stylesheet that a page of HTML is painted with. */

const CLASS = /\.((?:\\.|[\w-])+)/g;
const PLAIN_TAG = /^[a-z][a-z0-9]*$/;
/** Combinations of looks that are remembered; the shop's pages have a few dozen. */
const MAX_CUTS = 200;

/** What a page shows only once somebody does something: the stylesheet is there by then. */
const INTERACTION =
  /:(hover|focus|active|disabled|modal|-moz)|::(backdrop|selection|file-selector|placeholder|-webkit-(search|inner|outer))/;

/** Classes and elements of a page. */
type Used = { classes: ReadonlySet<string>; tags: ReadonlySet<string> };

function usedBy(looks: ReadonlySet<string>, html: string, parts: readonly Vocabulary[]): Used {
  const tags = new Set(
    [tagsOf(html), ...parts.map((part) => part.tags)].flatMap((some) => [...some]),
  );
  return { classes: new Set([...looks].flatMap((look) => look.split(/\s+/))), tags };
}

/** A selector may apply when all its classes are there; one of an element alone, when that is. */
function mayApply(selector: string, { classes, tags }: Used): boolean {
  if (PLAIN_TAG.test(selector)) return tags.has(selector);
  return [...selector.matchAll(CLASS)].every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );
}

function dropRules(root: Root, used: Used): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const matching = rule.selectors.filter(
      (selector) => !INTERACTION.test(selector) && mayApply(selector, used),
    );
    if (matching.length === 0) rule.remove();
    else rule.selectors = matching;
  });
}

/** Writes out the properties that have one value, whatever the scheme; nothing names them then. */
function writeOut(root: Root): void {
  const values = new Map<string, string | null>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, values.has(prop) || value.includes('var(') ? null : value);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (named, name) => values.get(name) ?? named,
    );
  });
}

type Cut = (html: string, parts?: readonly Vocabulary[]) => string;

/** Cuts a stylesheet down to what the elements and classes of a page, and of parts of it, can use. */
export function createCriticalStyles(stylesheet: string): Cut {
  const whole = parse(stylesheet);
  // Pages of one kind look the same: each cut is made once.
  const cuts = new Map<string, string>();
  return (html, parts = []) => {
    const looks = looksOf(html);
    for (const part of parts) for (const look of part.looks) looks.add(look);
    const key = [...looks].sort().join('|');
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const root = whole.clone();
    dropRules(root, usedBy(looks, html, parts));
    writeOut(root);
    dropUnnamed(root);
    const cut = root.toString();
    if (cuts.size >= MAX_CUTS) cuts.clear();
    cuts.set(key, cut);
    return cut;
  };
}
