import { getDomain, isOnline, type Language, type LocaleCode } from '#src/domain/shop/locales.ts';

/** The segment of the help page in each language (§2). */
export const HELP_SEGMENTS = {
  de: 'hilfe',
  en: 'help',
  es: 'ayuda',
  fr: 'aide',
  it: 'aiuto',
  pl: 'pomoc',
} as const satisfies Record<Language, string>;
export type HelpSegment = (typeof HELP_SEGMENTS)[Language];

const ALL: ReadonlySet<string> = new Set(Object.values(HELP_SEGMENTS));

export function isHelpSegment(segment: string): segment is HelpSegment {
  return ALL.has(segment);
}

export function helpSegment(locale: LocaleCode): HelpSegment {
  return HELP_SEGMENTS[getDomain(locale).lang];
}

/** Path of the help page of a locale, or of one of its topics, which bare languages do not have. */
export function helpPath(locale: LocaleCode, page?: string): string {
  const root = `/${helpSegment(locale)}`;
  return page === undefined || !isOnline(locale) ? root : `${root}/${page}`;
}

/** A path of content as a locale has it: bare languages answer all questions on one page. */
export function pathIn(locale: LocaleCode, path: string): string {
  const root = helpPath(locale);
  return !isOnline(locale) && path.startsWith(`${root}/`) ? root : path;
}

/** A locale has its own segment alone; bare languages have no pages below it (§2, A-018). */
export function hasHelpPage(locale: LocaleCode, segment: string, page?: string): boolean {
  const isOwn = segment === helpSegment(locale);
  return isOwn && (page === undefined || isOnline(locale));
}
