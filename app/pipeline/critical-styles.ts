import { AtRule, parse, type Root } from 'postcss';

/** The part of a stylesheet that a page of HTML is painted with. */

const CLASS = /\.((?:\\.|[\w-])+)/g;
const PLAIN_TAG = /^[a-z][a-z0-9]*$/;
/** Properties name others: so many steps from a rule to the last of them. */
const PROPERTY_STEPS = 4;

/** Combinations of looks that are remembered; the shop's pages have a few dozen. */
const MOST_CUTS = 200;

/** Classes and elements of a page. */
type Vocabulary = { classes: ReadonlySet<string>; tags: ReadonlySet<string> };

/** The class attributes of a page, each once: what its looks are told by. */
function looksOf(html: string): ReadonlySet<string> {
  const looks = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) looks.add(value);
  return looks;
}

function vocabularyOf(looks: ReadonlySet<string>, html: string): Vocabulary {
  const tags = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) tags.add(tag);
  return { classes: new Set([...looks].flatMap((look) => look.split(/\s+/))), tags };
}

/** A selector may apply when all its classes are there; one of an element alone, when that is. */
function mayApply(selector: string, { classes, tags }: Vocabulary): boolean {
  if (PLAIN_TAG.test(selector)) return tags.has(selector);
  return [...selector.matchAll(CLASS)].every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );
}

const isKeyframes = (node: unknown): node is AtRule =>
  node instanceof AtRule && node.name.endsWith('keyframes');

function dropRules(root: Root, vocabulary: Vocabulary): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => mayApply(selector, vocabulary));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

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
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Cuts a stylesheet down to what the elements and classes of a page can use. */
export function createCriticalStyles(stylesheet: string): (html: string) => string {
  const whole = parse(stylesheet);
  // Pages of one kind look the same: each cut is made once.
  const cuts = new Map<string, string>();
  return (html) => {
    const looks = looksOf(html);
    const key = [...looks].sort().join('|');
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const root = whole.clone();
    dropRules(root, vocabularyOf(looks, html));
    dropUnnamed(root);
    const cut = root.toString();
    if (cuts.size >= MOST_CUTS) cuts.clear();
    cuts.set(key, cut);
    return cut;
  };
}
