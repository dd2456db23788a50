import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Refusal as Refused } from '../calls/ask.ts';
import { DialogBody, DialogDeeds, DialogFrame } from './dialog-frame.tsx';
import { Refusal } from './refusal.tsx';

type FormDialogProps = {
  /** Of the button that opens it. */
  label: string;
  /** Its heading; the label where that says it. */
  title?: string;
  /** On the button that does it, such as "Cancel 2 items"; the label where that says it. */
  deed?: ReactNode;
  children: ReactNode;
  /** What the form begins with, as it stands now. */
  defaultValues?: FieldValues;
  /** Name of the field that is typed first, where it is not the first one. */
  first?: string;
  /** True once it was done: the dialog closes. */
  onSave: (values: FieldValues) => Promise<boolean>;
  isWriting: boolean;
  refusal: Refused | null;
  variant?: 'text' | 'contained' | 'outlined';
  /** Key that opens it: one of `SHORTCUTS`. */
  shortcut?: string;
  /** False where it cannot be done now: no button opens it, and one that is open stays. */
  isOffered?: boolean;
};

const textOf = (values: FieldValues | undefined) => JSON.stringify(values ?? {});
const CHANGED: Refused = { code: 'CHANGED_BY_OTHERS' };

/**
 * A button that opens a form over the page. What is typed stays: while it is refused, while something
 * is written inside of it, and while others change what it is about, which is said before the form is
 * sent.
 */
export function FormDialog(props: FormDialogProps) {
  const { label, title = label, deed = label, children, defaultValues } = props;
  const { first, onSave, isWriting } = props;
  const { refusal, variant = 'outlined', isOffered = true, shortcut } = props;
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<FieldValues>({});
  /** What the form was begun with, as text; null once a refusal has said that it may be otherwise. */
  const [seen, setSeen] = useState<string | null>(null);
  const [problem, setProblem] = useState<'changed' | 'refused' | null>(null);
  const now = textOf(defaultValues);
  const back = () => setOpen(false);

  function open() {
    setBegun(defaultValues ?? {});
    setSeen(now);
    setProblem(null);
    setOpen(true);
  }

  async function send(values: FieldValues) {
    if (seen !== null && seen !== now) {
      setSeen(now);
      setProblem('changed');
      return;
    }
    if (await onSave(values)) return back();
    setSeen(null);
    setProblem('refused');
  }

  return (
    <>
      {isOffered && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcut}
          {...{ variant }}
          onClick={open}
        >
          {label}
        </Button>
      )}
      <DialogFrame {...{ isOpen }} title={title} onBack={back}>
        {/* A record of its own: with that of the page the library begins the form again after a write. */}
        <Form record={begun} onSubmit={send}>
          <DialogBody {...{ first }}>
            {problem !== null && <Refusal of={problem === 'changed' ? CHANGED : refusal} />}
            {children}
          </DialogBody>
          <DialogDeeds onBack={back}>
            <Button type="submit" variant="contained" loading={isWriting}>
              {deed}
            </Button>
          </DialogDeeds>
        </Form>
      </DialogFrame>
    </>
  );
}
