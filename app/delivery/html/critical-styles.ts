import { AtRule, parse, type Root, type Rule } from 'postcss';

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

/** The class attributes of a page, each once. */
function looksOf(html: string): Set<string> {
  const looks = new Set<string>();
  let at = html.indexOf(CLASS_ATTRIBUTE);
  while (at >= 0) {
    const end = html.indexOf('"', at + CLASS_ATTRIBUTE.length);
    looks.add(html.slice(at + CLASS_ATTRIBUTE.length, end));
    at = html.indexOf(CLASS_ATTRIBUTE, end);
  }
  return looks;
}

function usedBy(looks: readonly string[], html: string): Used {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
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

/** Cuts a stylesheet down to what the elements and classes of a page can use. */
export function createCriticalStyles(stylesheet: string): (html: string) => string {
  const whole = parse(stylesheet);
  // Pages of one kind look the same: each cut is made once.
  const cuts = new Map<string, string>();
  /** The same by looks in the order of a page, since sorting them takes as long as finding them. */
  const known = new Map<string, string>();

  function cutBy(looks: readonly string[], html: string): string {
    const root = whole.clone();
    dropRules(root, usedBy(looks, html));
    writeOut(root);
    dropUnnamed(root);
    return root.toString();
  }

  return (html) => {
    const looks = [...looksOf(html)];
    const order = looks.join('|');
    const found = known.get(order);
    if (found !== undefined) return found;
    const key = looks.sort().join('|');
    const cut = cuts.get(key) ?? cutBy(looks, html);
    if (cuts.size >= MAX_CUTS) cuts.clear();
    if (known.size >= MAX_ORDERS) known.clear();
    cuts.set(key, cut);
    known.set(order, cut);
    return cut;
  };
}
