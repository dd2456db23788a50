import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { required, TextInput } from 'react-admin';
import { writeOrderNote } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';

/** What the staff wrote for each other about an order. */
export function NotesCard({ sheet: { notes, order } }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { write, isWriting, refusal } = useWrite();
  return (
    <Section title={t`Notes of the staff`}>
      {notes.map(({ noteId, text, authorName, writtenAt }) => (
        <Typography key={noteId} component="div" sx={{ mb: 1, whiteSpace: 'pre-line' }}>
          {text}
          <Typography variant="body2" color="textSecondary">
            {`${authorName}, ${moment(writtenAt)}`}
          </Typography>
        </Typography>
      ))}
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Write a note`}
        deed={t`Save the note`}
        onSave={async ({ text }) => {
          const params = { orderNumber: order.orderNumber };
          const body = { changeId: crypto.randomUUID(), text };
          return (await write(writeOrderNote, { params, body })) !== undefined;
        }}
      >
        <TextInput source="text" label={t`Note`} multiline minRows={3} validate={required()} />
      </FormDialog>
    </Section>
  );
}
