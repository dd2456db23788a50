import { Trans } from '@lingui/react/macro';
import type { Measure } from '#src/domain/catalogue/catalogue.ts';
import { heading, sizeGuide } from '#styles/recipes';
import { useMeasureLabels } from './use-measure-labels.ts';

function Instruction({ measure }: { measure: Measure }) {
  switch (measure) {
    case 'height':
      return (
        <Trans>Stand against a wall without shoes, and measure up to the top of the head.</Trans>
      );
    case 'chest':
      return <Trans>Measure around the fullest part of the chest, with the tape level.</Trans>;
    case 'waist':
      return <Trans>Measure around the narrowest part, and do not pull the tape tight.</Trans>;
    case 'hips':
      return <Trans>Stand with your feet together, and measure around the widest part.</Trans>;
    case 'insideLeg':
      return <Trans>Measure along the inside of the leg, from the crotch down to the floor.</Trans>;
    case 'foot':
      return (
        <Trans>Stand on paper with your heel against a wall, and measure to the longest toe.</Trans>
      );
  }
}

type Tape = {
  /** Where the tape goes. */
  path: string;
  /** Where its number stands. */
  at: readonly [x: number, y: number];
};

/** On the figure, in its own units. */
const TAPES: Record<Exclude<Measure, 'foot'>, Tape> = {
  height: { path: 'M22 12V404M14 12h16M14 404h16', at: [22, 208] },
  chest: { path: 'M70 112c18 9 62 9 80 0', at: [178, 108] },
  waist: { path: 'M79 158c14 8 48 8 62 0', at: [178, 158] },
  hips: { path: 'M70 204c18 9 62 9 80 0', at: [178, 204] },
  insideLeg: { path: 'M110 230V392M104 392h12', at: [110, 306] },
};

const FIGURE =
  'M110 12c-12 0-19 9-19 21 0 11 5 19 11 23v9c-3 6-13 9-24 12-12 4-17 13-19 26l-9 58c-3 15-6 30-5 46' +
  '0 6 8 7 10 1 3-14 7-28 10-43l8-36c2 12 5 21 4 32-2 17-9 33-10 52-2 36 4 66 8 96 3 26 2 50 4 78' +
  '0 8-6 12-8 15-2 4 2 6 6 6 7 0 14-2 17-6 2-3 1-8 1-13 2-30 6-54 9-81 2-20 4-38 6-58 2 20 4 38 6 58' +
  '3 27 7 51 9 81 0 5-1 10 1 13 3 4 10 6 17 6 4 0 8-2 6-6-2-3-8-7-8-15 2-28 1-52 4-78 4-30 10-60 8-96' +
  '-1-19-8-35-10-52-1-11 2-20 4-32l8 36c3 15 7 29 10 43 2 6 10 5 10-1 1-16-2-31-5-46l-9-58' +
  'c-2-13-7-22-19-26-11-3-21-6-24-12v-9c6-4 11-12 11-23 0-12-7-21-19-21z';

const FOOT =
  'M78 22c-20 0-34 17-36 42-2 22 6 40 8 62 2 20-4 36 2 56 5 17 16 26 30 26s24-10 27-27c4-22-3-40-1-62' +
  '3-27 13-45 8-69-3-17-18-28-38-28z';

function TapeNumber({ tape: { at }, number }: { tape: Tape; number: number }) {
  const [x, y] = at;
  const styles = sizeGuide();
  return (
    <g>
      <circle cx={x} cy={y} r="13" className={styles.dot} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className={styles.digit}>
        {number}
      </text>
    </g>
  );
}

type DrawingProps = { viewBox: string; shape: string; tapes: readonly Tape[] };

/** A shape with the tapes that measure it, numbered as the sentences beside it. */
function Drawing({ viewBox, shape, tapes }: DrawingProps) {
  const styles = sizeGuide();
  return (
    <svg viewBox={viewBox} className={styles.drawing} aria-hidden="true">
      <path d={shape} className={styles.shape} />
      {tapes.map((tape, at) => (
        <g key={tape.path}>
          <path d={tape.path} className={styles.tape} />
          <TapeNumber tape={tape} number={at + 1} />
        </g>
      ))}
    </svg>
  );
}

const FOOT_TAPE: Tape = { path: 'M148 22V208M140 22h16M140 208h16', at: [148, 115] };

/** Where the tape goes, drawn and said. */
export function HowToMeasure({ measures }: { measures: readonly Measure[] }) {
  const labels = useMeasureLabels();
  const styles = sizeGuide();
  const onFigure = measures.flatMap((measure) => (measure === 'foot' ? [] : TAPES[measure]));
  return (
    <section className={styles.how} aria-labelledby="how-to-measure">
      <h3 id="how-to-measure" className={heading({ size: 'part' })}>
        <Trans>How to measure</Trans>
      </h3>
      <div className={styles.together}>
        {onFigure.length > 0 ? (
          <Drawing viewBox="0 0 220 416" shape={FIGURE} tapes={onFigure} />
        ) : (
          <Drawing viewBox="0 0 180 230" shape={FOOT} tapes={[FOOT_TAPE]} />
        )}
        <ol className={styles.steps}>
          {measures.map((measure) => (
            <li key={measure}>
              <strong className={styles.step}>{labels[measure]}</strong>
              <Instruction measure={measure} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
