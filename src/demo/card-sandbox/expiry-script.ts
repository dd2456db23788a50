/**
 * Puts the slash into the expiry date while it is typed: "1229" and "4" become "12/29" and "04/".
 * What is deleted stays deleted, and a caret inside the text is left alone.
 */
export const EXPIRY_SCRIPT = `
const field = document.getElementById('expiry');
field?.addEventListener('input', ({ inputType = '' }) => {
  const { value, selectionEnd } = field;
  if (inputType.startsWith('delete') || selectionEnd !== value.length) return;
  const digits = value.replace(/\\D/g, '');
  const needsZero = /^[2-9]/.test(digits) || /^1\\D/.test(value);
  const date = (needsZero ? '0' : '') + digits;
  field.value = date.length < 2 ? date : date.slice(0, 2) + '/' + date.slice(2, 6);
});
`;
