import { parse, type Root } from 'postcss';
import { dropUnnamed, isInKeyframes } from '#src/ui/stylesheet.ts';

/** The part of a stylesheet that a page of HTML is painted with. */

const CLASS = /\.((?:\\.|[\w-])+)/g;
const CLASSES = ' class="';
const PLAIN_TAG = /^[a-z][a-z0-9]*$/;
/** Combinations of looks that are remembered; the shop's pages have a few dozen. */
const MAX_CUTS = 200;

/** What a page shows only once somebody does something: the stylesheet is there by then. */
const INTERACTION =
  /:(hover|focus|active|disabled|modal|-moz)|::(backdrop|selection|view-transition|file-selector|placeholder|-webkit-(search|inner|outer))/;

/** Classes and elements of a page. */
type Vocabulary = { classes: ReadonlySet<string>; tags: ReadonlySet<string> };

/** The class attributes of a page, each once: what its looks are told by. */
function looksOf(parts: readonly string[]): ReadonlySet<string> {
  const looks = new Set<string>();
  for (const part of parts) addLooks(looks, part);
  return looks;
}

function addLooks(looks: Set<string>, html: string): void {
  let at = html.indexOf(CLASSES);
  while (at >= 0) {
    const end = html.indexOf('"', at + CLASSES.length);
    looks.add(html.slice(at + CLASSES.length, end));
    at = html.indexOf(CLASSES, end);
  }
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

function dropRules(root: Root, vocabulary: Vocabulary): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const matching = rule.selectors.filter(
      (selector) => !INTERACTION.test(selector) && mayApply(selector, vocabulary),
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

/** Cuts a stylesheet down to what the elements and classes of a page, in parts, can use. */
export function createCriticalStyles(stylesheet: string): (...page: readonly string[]) => string {
  const whole = parse(stylesheet);
  // Pages of one kind look the same: each cut is made once.
  const cuts = new Map<string, string>();
  return (...page) => {
    const looks = looksOf(page);
    const key = [...looks].sort().join('|');
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const root = whole.clone();
    dropRules(root, vocabularyOf(looks, page.join('')));
    writeOut(root);
    dropUnnamed(root);
    const cut = root.toString();
    if (cuts.size >= MAX_CUTS) cuts.clear();
    cuts.set(key, cut);
    return cut;
  };
}
