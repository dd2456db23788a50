import { SMALL_MASTER_WIDTH } from './picture-process.ts';

type Patch = { d: string; fill: string };

const thirds = (left: string, middle: string, right: string): readonly Patch[] => [
  { d: 'M0 0h20v42H0z', fill: left },
  { d: 'M20 0h20v42H20z', fill: middle },
  { d: 'M40 0h20v42H40z', fill: right },
];

/** Flags as patches of one small drawing, back to front. */
const FLAGS: ReadonlyMap<string, readonly Patch[]> = new Map(
  Object.entries({
    FR: thirds('#21468b', '#fff', '#cd2e3a'),
    IT: thirds('#1b8a4b', '#fff', '#cd2e3a'),
    DE: [
      { d: 'M0 0h60v14H0z', fill: '#1b1815' },
      { d: 'M0 14h60v14H0z', fill: '#cd2e3a' },
      { d: 'M0 28h60v14H0z', fill: '#f2c230' },
    ],
    ES: [
      { d: 'M0 0h60v42H0z', fill: '#b3202c' },
      { d: 'M0 11h60v20H0z', fill: '#f2c230' },
    ],
    PL: [
      { d: 'M0 0h60v21H0z', fill: '#fff' },
      { d: 'M0 21h60v21H0z', fill: '#d22d43' },
    ],
    CH: [
      { d: 'M0 0h60v42H0z', fill: '#d22d43' },
      { d: 'M26 8h8v9h9v8h-9v9h-8v-9h-9v-8h9z', fill: '#fff' },
    ],
    GB: [
      { d: 'M0 0h60v42H0z', fill: '#21468b' },
      { d: 'M0 0h7l53 37v5h-7L0 5zM60 0v5L7 42H0v-5L53 0z', fill: '#fff' },
      { d: 'M24 0h12v42H24zM0 15h60v12H0z', fill: '#fff' },
      { d: 'M27 0h6v42h-6zM0 18h60v6H0z', fill: '#cd2e3a' },
    ],
  }),
);

/** What decides how a flag looks, as it is sent to the process for pictures. */
export type FlagSubject = { kind: 'flag'; country: string };

/** The flag of a country (ISO 3166, two letters), which every shop shows; null where none is drawn. */
export const flagSubject = (country: string): FlagSubject | null =>
  FLAGS.has(country) ? { kind: 'flag', country } : null;

export const isFlagSubject = (subject: object): subject is FlagSubject =>
  'kind' in subject && subject.kind === 'flag';

/** A flag as an SVG document, as wide as its master. */
export function drawFlag({ country }: FlagSubject): string {
  const patches = FLAGS.get(country) ?? [];
  const content = patches.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SMALL_MASTER_WIDTH}" viewBox="0 0 60 42">${content}</svg>`;
}
