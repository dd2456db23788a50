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

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' ');

function composeEnglish(words: NameWords, parts: NameParts, variant: number): string {
  const { head } = words.nouns[parts.model];
  const cut = parts.cut === undefined ? NOTHING : CUT_WORDS.en[parts.cut];
  const before = 'before' in cut ? agree(cut.before, 'n') : '';
  const fabric = parts.fabric === undefined ? '' : words.fabrics[parts.fabric];
  const pattern = parts.pattern === undefined ? '' : words.patterns[parts.pattern];
  // A compound such as "linen-blend" only reads well before its noun.
  const trails = variant % 2 === 1 && fabric !== '' && !fabric.includes('-');
  const noun = joined([parts.style ?? '', before, pattern, trails ? '' : fabric, head]);
  return trails ? `${noun} in ${fabric}` : noun;
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
  const described = lang === 'es' ? [fabric, pattern] : [pattern, fabric];
  const phrase = 'phrase' in cut ? agree(cut.phrase, gender) : '';
  const style = parts.style ?? '';
  return capitalised(joined([before, noun, after, tail, style, phrase, ...described]));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
