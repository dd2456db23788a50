type Keys = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Notes what is typed while a field's code is on its way. The function returned ends it and gives
 * the text, the same one each time.
 */
export function noteTyping(keys: Keys): () => string {
  let typed = '';
  const note = (event: Event) => {
    const { key = '', ctrlKey, metaKey, altKey }: Partial<KeyboardEvent> = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...key].length === 1) typed += key;
    else return;
    // A blank would scroll the page.
    event.preventDefault();
  };
  keys.addEventListener('keydown', note, { capture: true });
  return () => {
    keys.removeEventListener('keydown', note, { capture: true });
    return typed;
  };
}
