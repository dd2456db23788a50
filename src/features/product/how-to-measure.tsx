import { Trans } from '@lingui/react/macro';
import type { Measure } from '#src/domain/catalogue/catalogue.values.ts';
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
  chest: { path: 'M69 114C86 124 134 124 151 114', at: [196, 110] },
  waist: { path: 'M75 160C92 169 128 169 145 160', at: [196, 158] },
  hips: { path: 'M65 206C86 217 134 217 155 206', at: [196, 206] },
  insideLeg: { path: 'M110 236V408M103 408h14', at: [110, 330] },
};

/** Head, left side from the neck to the foot, and the right side back up. */
const FIGURE = [
  'M110 10A19 21 0 1 0 110.1 10Z',
  'M102 50L102 60C100 66 88 69 78 72C66 76 60 86 58 99L48 160C45 176 42 192 43 208',
  'C43 214 51 215 53 209C56 195 60 181 63 166L71 128C73 140 76 150 75 162',
  'C73 178 66 194 65 214C63 250 69 280 73 310C76 336 75 360 77 388C77 396 71 400 69 403',
  'C67 407 71 409 75 409C82 409 89 409 92 405C94 402 93 397 93 392C95 362 99 338 102 311',
  'C104 290 107 262 110 232C113 262 116 290 118 311C121 338 125 362 127 392',
  'C127 397 126 402 128 405C131 409 138 409 145 409C149 409 153 407 151 403',
  'C149 400 143 396 143 388C145 360 144 336 147 310C151 280 157 250 155 214',
  'C154 194 147 178 145 162C144 150 147 140 149 128L157 166C160 181 164 195 167 209',
  'C169 215 177 214 177 208C178 192 175 176 172 160L162 99C160 86 154 76 142 72',
  'C132 69 120 66 118 60L118 50Z',
].join('');

const FOOT = [
  'M70 20C52 20 42 36 42 58C42 80 50 98 52 120C54 142 46 158 50 178C54 198 66 210 80 210',
  'C96 210 106 198 108 178C110 156 104 140 106 120C109 92 116 76 112 50C109 30 92 20 70 20Z',
].join('');

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
