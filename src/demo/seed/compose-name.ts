import type { Language } from '#src/domain/shop/locales.ts';
import type { NameWords } from './words/all-words.ts';
import { CUT_WORDS } from './words/cuts.ts';
import type {
  CutId,
  FabricId,
  Forms,
  Gender,
  ModelId,
  PatternId,
  Qualifier,
} from './words/word-lists.ts';

/** What a product name says: always the model, and two or three of the rest. */
export type NameParts = {
  model: ModelId;
  cut?: CutId;
  fabric?: FabricId;
  pattern?: PatternId;
  /** Given name of the style. */
  style?: string;
};

function agree(forms: Forms, gender: Gender): string {
  if (typeof forms === 'string') return forms;
  const form = forms[gender];
  if (form === undefined) throw new Error(`no form for gender ${gender}`);
  return form;
}

const NOTHING: Qualifier = { after: '' };

/** What a noun has, said once of two things: “mit hohem Bund und Vichykaro”. */
const WITH: Partial<Record<Language, { having: string; and: string }>> = {
  de: { having: 'mit ', and: 'und' },
  es: { having: 'con ', and: 'y' },
  it: { having: 'con ', and: 'e' },
  pl: { having: 'z ', and: 'i' },
};

/** What follows a noun, in the order of the language. */
type Rest = Record<'tail' | 'style' | 'fabric' | 'pattern' | 'phrase', string>;

/** Phrases about the cut that are said before the cloth: “de tiro alto de algodón”. */
const BEFORE_CLOTH: Partial<Record<Language, RegExp>> = { es: /^de /, it: /^(?!con )/, pl: /^z / };

/** The rest of a name part by part: a cloth stands by its noun, most phrases about the cut behind it. */
function inOrder(lang: Language, { tail, style, fabric, pattern, phrase }: Rest): string[] {
  if (lang === 'fr') return [tail, style, phrase, pattern, fabric];
  if (lang === 'de') return [tail, style, fabric, phrase, pattern];
  const isEarly = BEFORE_CLOTH[lang]?.test(phrase) ?? false;
  const [early, late] = isEarly ? [phrase, ''] : ['', phrase];
  if (pattern.startsWith(WITH[lang]?.having ?? '')) {
    return [tail, style, early, fabric, late, pattern];
  }
  return lang === 'es'
    ? [tail, style, early, fabric, pattern, late]
    : [tail, style, pattern, early, fabric, late];
}

/** Two neighbours that both say “with” share it; a cloth never does. */
function shareWith(lang: Language, parts: string[], fabric: string): string[] {
  const shared = WITH[lang];
  if (shared === undefined) return parts;
  const { having, and } = shared;
  const isHad = (part: string | undefined) => part !== fabric && part?.startsWith(having) === true;
  const said = parts.filter((part) => part !== '');
  return said.map((part, place) =>
    isHad(part) && isHad(said[place - 1]) ? `${and} ${part.slice(having.length)}` : part,
  );
}

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' ');

function composeEnglish(words: NameWords, parts: NameParts, variant: number): string {
  const { head } = words.nouns[parts.model];
  const cut = parts.cut === undefined ? NOTHING : CUT_WORDS.en[parts.cut];
  const before = 'before' in cut ? agree(cut.before, 'n') : '';
  const fabric = parts.fabric === undefined ? '' : words.fabrics[parts.fabric];
  const pattern = parts.pattern === undefined ? '' : words.patterns[parts.pattern];
  // A compound such as "linen-blend" only reads well before its noun.
  const trails = variant % 2 === 1 && fabric !== '' && !fabric.includes('-');
  const style = parts.style ?? '';
  // What was washed is the cloth: “jeans in washed denim”.
  if (parts.cut === 'washed' && fabric !== '') {
    return `${joined([style, pattern, head])} in ${before} ${fabric}`;
  }
  if (trails) return `${joined([style, before, pattern, head])} in ${fabric}`;
  // A pleat is made of cloth: “pleated satin skirt”.
  const [, made = '', garment = head] = /^(pleated) (.+)$/.exec(head) ?? [];
  return joined([style, before, made, pattern, fabric, garment]);
}

/**
 * The name of a product as a native would write it: adjectives agree with the noun, stand where
 * the language puts them, and compounds grow together. `variant` chooses between the word orders
 * that a language allows.
 */
export function composeName(
  lang: Language,
  words: NameWords,
  parts: NameParts,
  variant = 0,
): string {
  if (lang === 'en') return capitalised(composeEnglish(words, parts, variant));
  const { head, gender, tail = '' } = words.nouns[parts.model];
  const cut = parts.cut === undefined ? NOTHING : CUT_WORDS[lang][parts.cut];
  const before = 'before' in cut ? agree(cut.before, gender) : '';
  const after = 'after' in cut ? agree(cut.after, gender) : '';
  const noun = 'prefix' in cut ? `${cut.prefix}${head}` : head;
  const fabric = parts.fabric === undefined ? '' : words.fabrics[parts.fabric];
  const pattern = parts.pattern === undefined ? '' : words.patterns[parts.pattern];
  const said = 'phrase' in cut ? agree(cut.phrase, gender) : '';
  // What agrees with the noun stays in sight of it.
  const agrees = 'phrase' in cut && typeof cut.phrase !== 'string';
  const style = joined([parts.style ?? '', agrees ? said : '']);
  const rest = inOrder(lang, { tail, style, fabric, pattern, phrase: agrees ? '' : said });
  return capitalised(joined([before, noun, after, ...shareWith(lang, rest, fabric)]));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
