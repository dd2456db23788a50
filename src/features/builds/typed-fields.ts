/** Fields that somebody typed into and did not send: what a reload would take away. */

const touched = new Set<Element>();

/** Notes from now on what is typed, chosen and sent, wherever it stands. */
export function noteTyping(): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element) touched.add(target);
  };
  document.addEventListener('input', note, true);
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of touched) if (target.contains(field)) touched.delete(field);
  });
}

/** Whether a form on this page is half filled. */
export function isHalfFilled(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => field.closest('form') !== null);
}
