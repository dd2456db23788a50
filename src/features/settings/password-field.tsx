import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { type FieldFrame, useFieldParts } from '#src/ui/field.tsx';
import { passwordField } from '#styles/recipes';

type PasswordFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'maxLength'>;

/** A password, which may be shown while it is typed (VAL-17). */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const { control, frame } = useFieldParts({ label, hint, error });
  const styles = passwordField();
  return frame(
    <span className={styles.root}>
      <input {...input} {...control} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isShown}
        aria-controls={control.id}
        onClick={() => setShown(!isShown)}
      >
        {t`Show password`}
      </button>
    </span>,
  );
}
