/**
 * Fills text fields as if they were typed into: the browser keeps them, and what listens to typing
 * checks and saves them. An empty value leaves its field as it is.
 */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (value === '' || !(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
