import { AtRule, parse, type Root, type Rule } from 'postcss';
import { sourceHash } from './source-hash.ts';

/** The part of a stylesheet that a page of HTML is painted with. */

const CLASS = /\.((?:\\.|[\w-])+)/g;
const PLAIN_TAG = /^[a-z][a-z0-9]*$/;
/** Combinations of looks that are remembered; the shop's pages have a few dozen. */
const MAX_CUTS = 200;
/** Orders in which pages show their looks. */
const MAX_ORDERS = 1_000;

/** What a page shows only after an interaction: the stylesheet is there by then. */
const INTERACTION =
  /:(hover|focus|active|disabled|modal|-moz)|::(backdrop|selection|file-selector|placeholder|-webkit-(search|inner|outer))/;

/** Properties name others: so many steps from a rule to the last of them. */
const PROPERTY_STEPS = 4;

/** Classes and elements of a page. */
type Used = { classes: ReadonlySet<string>; tags: ReadonlySet<string> };

const CLASS_ATTRIBUTE = ' class="';

/** Adds the class attributes of a part of a page, each once. */
function addLooks(looks: Set<string>, html: string): void {
  let at = html.indexOf(CLASS_ATTRIBUTE);
  while (at >= 0) {
    const end = html.indexOf('"', at + CLASS_ATTRIBUTE.length);
    looks.add(html.slice(at + CLASS_ATTRIBUTE.length, end));
    at = html.indexOf(CLASS_ATTRIBUTE, end);
  }
}

function usedBy(looks: readonly string[], parts: readonly string[]): Used {
  const tags = parts.flatMap((html) =>
    [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag),
  );
  return { classes: new Set(looks.flatMap((look) => look.split(/\s+/))), tags: new Set(tags) };
}

/** A selector may apply when all its classes are there; one of an element alone, when that is. */
function mayApply(selector: string, { classes, tags }: Used): boolean {
  if (PLAIN_TAG.test(selector)) return tags.has(selector);
  return [...selector.matchAll(CLASS)].every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );
}

const isKeyframes = (node: unknown): node is AtRule =>
  node instanceof AtRule && node.name.endsWith('keyframes');

/** Whether a rule is a step of an animation, such as `from` or `50%`. */
function isInKeyframes({ parent }: Rule): boolean {
  return isKeyframes(parent);
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

/** Removes from a stylesheet the animations and custom properties that nothing in it names. */
function dropUnnamed(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !animations.has(rule.params)) rule.remove();
  });
  for (let step = 0; step < PROPERTY_STEPS; step += 1) {
    const named = new Set(
      [...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop)) declaration.remove();
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Styles that a page is painted with, and what its policy calls them. */
export type CriticalStyles = { css: string; hash: string };

/** Cuts a stylesheet down to what the elements and classes of a page can use, whose parts it takes. */
export function createCriticalStyles(
  stylesheet: string,
): (...page: readonly string[]) => CriticalStyles {
  const whole = parse(stylesheet);
  // Pages of one kind look the same: each cut is made once.
  const cuts = new Map<string, CriticalStyles>();
  /** The same by looks in the order of a page, since sorting them takes as long as finding them. */
  const known = new Map<string, CriticalStyles>();

  function cutBy(looks: readonly string[], page: readonly string[]): CriticalStyles {
    const root = whole.clone();
    dropRules(root, usedBy(looks, page));
    writeOut(root);
    dropUnnamed(root);
    const css = root.toString();
    return { css, hash: sourceHash(css) };
  }

  return (...page) => {
    const usedNames = new Set<string>();
    for (const part of page) addLooks(usedNames, part);
    const looks = [...usedNames];
    const order = looks.join('|');
    const made = known.get(order);
    if (made !== undefined) return made;
    const key = looks.sort().join('|');
    const cut = cuts.get(key) ?? cutBy(looks, page);
    if (cuts.size >= MAX_CUTS) cuts.clear();
    if (known.size >= MAX_ORDERS) known.clear();
    cuts.set(key, cut);
    known.set(order, cut);
    return cut;
  };
}
