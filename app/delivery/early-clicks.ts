declare global {
  interface Window {
    /** Repeats what was clicked, chosen and typed before hydration, and notes nothing more. */
    replayEarlyClicks?: () => void;
    /** The page stays as the server sent it: its script cannot be loaded. */
    loseScript?: () => void;
  }
}

/**
 * Runs in the head of every page, before anything can be clicked. Until the page is hydrated it notes
 * which buttons, choices and fields were used, each once, in order; React gets them by the replay
 * alone. Links, and forms that only read, work by themselves; a form that changes something is sent
 * after hydration, so that a second click does not send it twice, and immediately where the script
 * is lost.
 *
 * Parts of a page are hydrated one after the other, or by an event: each control gets one that does
 * nothing before it is used again. A value is first set to nothing and then past the property by which
 * React watches a field: React answers the event of a value that it does not know. After hydration
 * React stops an event in a part whose code is still loading: it is repeated until it is answered.
 */
export const NOTE_EARLY_CLICKS = /* @__PURE__ */ `{
  const kinds = {
    click: 'button,[type=button],[type=submit],[type=radio],[type=checkbox]',
    change: 'select',
    input: 'textarea,input:not([type=radio],[type=checkbox])'
  };
  const noted = new Map();
  const controlOf = (event) => event.target.closest?.(kinds[event.type]);
  const stateOf = (control) => [control.value, control.checked];
  const note = (event) => {
    const control = controlOf(event);
    if (!control) return;
    if (control.type == 'submit') {
      if (control.form?.method != 'post') return;
      event.preventDefault();
    }
    event.stopImmediatePropagation();
    noted.delete(control);
    noted.set(control, stateOf(control));
  };
  const use = (control, [value, isChecked]) => {
    if (!control.isConnected) return;
    control.dispatchEvent(new Event('mouseup', { bubbles: true }));
    if (control.matches(kinds.click)) {
      if (/^(radio|checkbox)$/.test(control.type)) control.checked = !isChecked;
      control.click();
    } else {
      control.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value);
      control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }));
    }
  };
  const useStopped = (event) => {
    const control = event.cancelBubble && controlOf(event);
    if (!control) return;
    if (control.type == 'submit') event.preventDefault();
    setTimeout(use, 100, control, stateOf(control));
  };
  const stop = () => {
    for (const kind in kinds) removeEventListener(kind, note, true);
  };
  for (const kind in kinds) addEventListener(kind, note, true);
  window.replayEarlyClicks = () => {
    stop();
    for (const kind in kinds) document.addEventListener(kind, useStopped, true);
    for (const [control, state] of noted) use(control, state);
    noted.clear();
  };
  window.loseScript = () => {
    document.documentElement.dataset.script = 'lost';
    stop();
    for (const control of noted.keys()) if (control.type == 'submit') control.click();
    noted.clear();
  };
  addEventListener('error', (event) => event.target.type == 'module' && loseScript(), true);
}`.replaceAll(/\n\s*/g, ' ');

/**
 * Once the document is hydrated: the page answers clicks itself, the earlier ones first. In a task of
 * its own, after what pages do when they begin. `data-hydrated` says so, to styles and to tests.
 */
export function answerClicks(): () => void {
  const timer = setTimeout(() => {
    window.replayEarlyClicks?.();
    document.documentElement.dataset.hydrated = '';
  });
  return () => clearTimeout(timer);
}
