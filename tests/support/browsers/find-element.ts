/** What is looked for on a page, and the elements that can be it. */
export const KINDS = {
  button: 'button, [role=button], input[type=submit]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
  list: 'select, [role=combobox]:not(input)',
  option: '[role=option]',
  choice: 'input[type=radio], input[type=checkbox], [role=radio]',
  heading: 'h1, h2, h3',
} as const;
export type Kind = keyof typeof KINDS;

/**
 * Runs in the page: the first visible element of a selector whose name matches; for a choice that
 * only its label shows, the label.
 */
export function findElement(selector: string, pattern: string, inside: string): Element | null {
  const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
  const nameOf = (element: Element) => {
    const said = element.getAttribute('aria-label');
    if (said !== null) return said;
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const label = 'labels' in element && element.labels instanceof NodeList && element.labels[0];
    if (label instanceof Element) return textOf(label);
    return element instanceof HTMLInputElement ? element.value : textOf(element);
  };
  const name = new RegExp(pattern);
  const found = [...document.querySelectorAll(inside)]
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        name.test(nameOf(element).replace(/\s+/g, ' ').trim()),
    );
  if (found === undefined) return null;
  return found.matches('[type=radio], [type=checkbox]') ? (found.closest('label') ?? found) : found;
}

/** Runs in the page: the option of a list that says just this. */
export function findOption(list: HTMLSelectElement, text: string): Element | null {
  return [...list.options].find((option) => option.text === text) ?? null;
}
