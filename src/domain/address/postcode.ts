import { bareCode, tidyLine } from '#src/domain/text/typed-text.ts';

type PostcodeRule = {
  /** Over capitals and digits alone; its groups are the parts. */
  parts: RegExp;
  /** What is written between the parts. */
  separator: string;
  /** Shown to people who typed something else; a code that exists. */
  example: string;
};

const digits = (count: number, example: string): PostcodeRule => ({
  parts: new RegExp(`^(\\d{${count}})$`),
  separator: '',
  example,
});

/** Postcodes of the countries that the shops deliver or bill to, as their posts write them. */
const RULES: ReadonlyMap<string, PostcodeRule> = new Map(
  Object.entries<PostcodeRule>({
    AD: { parts: /^(AD[1-7]\d{2})$/, separator: '', example: 'AD500' },
    AT: digits(4, '1010'),
    BE: digits(4, '1000'),
    CH: digits(4, '8001'),
    CZ: { parts: /^(\d{3})(\d{2})$/, separator: ' ', example: '110 00' },
    DE: digits(5, '10115'),
    DK: digits(4, '1050'),
    ES: digits(5, '28013'),
    FR: digits(5, '75002'),
    GB: {
      parts: /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/,
      separator: ' ',
      example: 'SW1A 1AA',
    },
    // Eircode: a routing key and a unique identifier, without the letters that are easily misread.
    IE: {
      parts: /^([AC-FHKNPRTV-Y]\d[\dW])([\dAC-FHKNPRTV-Y]{4})$/,
      separator: ' ',
      example: 'D02 AF30',
    },
    IT: digits(5, '20121'),
    LI: { parts: /^(94[89]\d)$/, separator: '', example: '9490' },
    LU: digits(4, '1009'),
    MC: { parts: /^(980\d{2})$/, separator: '', example: '98000' },
    NL: { parts: /^(\d{4})([A-Z]{2})$/, separator: ' ', example: '1012 JS' },
    PL: { parts: /^(\d{2})(\d{3})$/, separator: '-', example: '00-950' },
    PT: { parts: /^(\d{4})(\d{3})$/, separator: '-', example: '1100-148' },
    SE: { parts: /^(\d{3})(\d{2})$/, separator: ' ', example: '111 52' },
    SK: { parts: /^(\d{3})(\d{2})$/, separator: ' ', example: '811 01' },
    SM: { parts: /^(4789\d)$/, separator: '', example: '47890' },
    VA: { parts: /^(00120)$/, separator: '', example: '00120' },
  }),
);

/** What the platform takes of a postcode. */
const MAX_LENGTH = 12;

/**
 * A postcode as its country writes it, whatever spaces, dashes and case it was typed with: `00950`
 * is `00-950` in Poland, `D-10115` is `10115` in Germany. Null when it is none of that country.
 * Countries (ISO 3166-1 alpha-2) without a rule take any short text.
 */
export function readPostcode(typed: string, country: string): string | null {
  const rule = RULES.get(country);
  if (rule === undefined) {
    const text = tidyLine(typed).toUpperCase();
    return text.length <= MAX_LENGTH ? text : null;
  }
  const bare = bareCode(typed);
  // Postmen once asked for the country's letters in front.
  const match = rule.parts.exec(bare) ?? rule.parts.exec(bare.replace(/^[A-Z]{1,2}(?=\d)/, ''));
  return match === null ? null : match.slice(1).join(rule.separator);
}

/** A postcode of a country, to show what one looks like; null where any is taken. */
export function postcodeExample(country: string): string | null {
  return RULES.get(country)?.example ?? null;
}
