import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A field of our own forms, whole width, named for the form's data. */
export function Field(props: TextFieldProps & { name: string }) {
  return <TextField {...props} id={props.id ?? props.name} fullWidth required margin="dense" />;
}

export function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
