import type { ReactNode } from 'react';
import { choiceCard } from '#styles/recipes';

export type CardChoice = {
  key: string;
  /** Accessible name, and what is seen first. */
  title: string;
  note?: ReactNode;
  /** On the right: a price, an icon. */
  end?: ReactNode;
};

type ChoiceCardsProps = {
  name: string;
  legend: string;
  choices: readonly CardChoice[];
  selected: string | null;
  onSelect: (key: string) => void;
};

/** Radio buttons as cards: the name is the title, the rest describes it. */
export function ChoiceCards({ name, legend, choices, selected, onSelect }: ChoiceCardsProps) {
  const styles = choiceCard();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {choices.map(({ key, title, note, end }) => (
          <label key={key} className={styles.item}>
            <input
              type="radio"
              name={name}
              value={key}
              className={styles.input}
              checked={selected === key}
              onChange={() => onSelect(key)}
              aria-labelledby={`${name}-${key}`}
              aria-describedby={`${name}-${key}-note ${name}-${key}-end`}
            />
            <span id={`${name}-${key}`} className={styles.title}>
              {title}
            </span>
            <span id={`${name}-${key}-end`} className={styles.end}>
              {end}
            </span>
            <span id={`${name}-${key}-note`} className={styles.note}>
              {note}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
