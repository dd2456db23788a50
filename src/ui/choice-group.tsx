import type { ReactNode } from 'react';
import { choice, unseen } from '#styles/recipes';

type Choice = {
  key: string;
  /** Accessible name. */
  label: string;
  /** What is seen instead of the label. */
  face?: ReactNode;
  /** Said after the label: "few left". */
  note?: ReactNode;
  /** Why this one stands out: "your size last time". */
  mark?: ReactNode;
  isMuted?: boolean;
};

type ChoiceGroupProps = {
  name: string;
  legend: ReactNode;
  /** The chosen value, beside the legend. */
  value?: string | undefined;
  choices: readonly Choice[];
  selected: string | null;
  onSelect: (key: string) => void;
  /** A sentence when a choice is missing. */
  error?: string | undefined;
  errorId?: string;
  /** Words that are too long for a usual chip: 100 × 150. */
  isWide?: boolean | undefined;
  /** Required by the browser itself, where the form is sent without script. */
  isRequired?: boolean;
};

/** Radio buttons that look like chips or pictures: one tab stop, arrows move, as in any form. */
export function ChoiceGroup({
  name,
  legend,
  value,
  choices,
  selected,
  onSelect,
  error,
  errorId,
  isWide,
  isRequired = false,
}: ChoiceGroupProps) {
  const styles = choice({ faces: choices.some(({ face }) => face) ? 'pictures' : 'words' });
  const legendId = `${name}-legend`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={legendId}
      aria-describedby={error ? errorId : undefined}
      className={styles.root}
      data-wide={isWide || undefined}
    >
      <p className={styles.legend}>
        <span id={legendId}>{legend}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </p>
      <div className={styles.list}>
        {choices.map(({ key, label, face, note, mark, isMuted = false }) => (
          <label key={key} className={styles.item} data-muted={isMuted || undefined}>
            <input
              type="radio"
              name={name}
              value={key}
              required={isRequired}
              className={styles.input}
              checked={selected === key}
              onChange={() => onSelect(key)}
            />
            <span className={styles.face}>
              {face}
              <span className={face === undefined ? undefined : unseen()}>{label}</span>
              {note !== undefined && <small className={styles.note}>{note}</small>}
              {mark !== undefined && <small className={styles.mark}>{mark}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
