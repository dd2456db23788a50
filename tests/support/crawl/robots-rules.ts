/** A line of robots.txt for every crawler: `Disallow` closes paths, `Allow` opens some of them again. */
type Rule = { isOpen: boolean; pattern: string; matches: (path: string) => boolean };

const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#\s]*)/i;

/** A pattern matches the beginning of a path; `*` is any text, `$` the end (RFC 9309, 2.2.3). */
function matcherOf(pattern: string): (path: string) => boolean {
  const isWhole = pattern.endsWith('$');
  const text = (isWhole ? pattern.slice(0, -1) : pattern).replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
  const expression = new RegExp(`^${text.replaceAll('*', '.*')}${isWhole ? '$' : ''}`);
  return (path) => expression.test(path);
}

/** The rules of a robots.txt that are for every crawler. */
export function readRobots(text: string): Rule[] {
  const rules: Rule[] = [];
  let isForAll = false;
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = LINE.exec(line) ?? [];
    const kind = name.toLowerCase();
    if (kind === 'user-agent') isForAll = value === '*';
    else if (kind !== '' && isForAll && value !== '') {
      rules.push({ isOpen: kind === 'allow', pattern: value, matches: matcherOf(value) });
    }
  }
  return rules;
}

/** The pattern that keeps crawlers from a path; undefined where none does. The longest one decides. */
export function closedBy(rules: readonly Rule[], path: string): string | undefined {
  const strength = ({ isOpen, pattern }: Rule) => pattern.length + (isOpen ? 0.5 : 0);
  const [decisive] = rules
    .filter(({ matches }) => matches(path))
    .sort((one, other) => strength(other) - strength(one));
  return decisive === undefined || decisive.isOpen ? undefined : decisive.pattern;
}
