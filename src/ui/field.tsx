import { type ComponentProps, type ReactNode, useId } from 'react';
import { field } from '#styles/recipes';
import { Button } from './button.tsx';

export type FieldFrame = {
  label: string;
  /** Said after the label of a field that may stay empty: "(optional)". */
  optionalLabel?: string | undefined;
  hint?: string | undefined;
  /** A sentence that says what to change; the field is invalid while there is one. */
  error?: string | undefined;
};

/** Input field types (specification §3); `geolocation` is a place, typed or found. */
type InputType =
  | 'email'
  | 'number'
  | 'password'
  | 'search'
  | 'tel'
  | 'text'
  | 'geolocation'
  | 'date';
type Typed =
  | { type?: Exclude<InputType, 'geolocation' | 'search'> }
  | { type: 'search'; maxLength?: number }
  /** Its button asks the browser where the shopper is. */
  | { type: 'geolocation'; maxLength?: number; locateLabel: ReactNode; onLocate: () => void };

// No `maxLength` but for searches: a browser cuts what is pasted there without a word, and half an
// address or number is worse than a sentence that says it is too long.
type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'maxLength'> &
  Typed;
type TextAreaFieldProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'maxLength'>;
type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & { children: ReactNode };

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function useFieldParts({ label, optionalLabel, hint, error }: FieldFrame) {
  const id = useId();
  const styles = field();
  // What to change first, then what was said before.
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
  const frame = (input: ReactNode) => (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {/* Seen, not said: what must be filled says so itself, and the name stays the label. */}
        {optionalLabel !== undefined && (
          <span aria-hidden="true" className={styles.optional}>
            {' '}
            {optionalLabel}
          </span>
        )}
      </label>
      {input}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
  return { control, frame };
}

/** One line to be filled, of each of the eight types. */
export function TextField({ label, optionalLabel, hint, error, ...typed }: TextFieldProps) {
  const { control, frame } = useFieldParts({ label, optionalLabel, hint, error });
  if (typed.type !== 'geolocation') return frame(<input {...typed} {...control} />);
  const { locateLabel, onLocate, ...input } = typed;
  return frame(
    <>
      <input {...input} {...control} type="text" />
      <Button look="quiet" onClick={onLocate}>
        {locateLabel}
      </Button>
    </>,
  );
}

export function TextAreaField({ label, optionalLabel, hint, error, ...area }: TextAreaFieldProps) {
  const { control, frame } = useFieldParts({ label, optionalLabel, hint, error });
  return frame(<textarea {...area} {...control} />);
}

export function SelectField({
  label,
  optionalLabel,
  hint,
  error,
  children,
  ...select
}: SelectFieldProps) {
  const { control, frame } = useFieldParts({ label, optionalLabel, hint, error });
  return frame(
    <select {...select} {...control}>
      {children}
    </select>,
  );
}
