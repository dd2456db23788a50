/** Buttons and choices that were pressed before their code was there to answer. */
type EarlyPresses = WeakSet<Element>;

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Runs in the head of every page, before anything can be pressed. It listens at the window, since
 * React stops a click on what it has not taken over yet.
 */
export const NOTE_EARLY_PRESSES =
  'earlyPresses=new WeakSet;addEventListener("click",e=>{let p=e.target.closest?.("[type=button],[type=radio]");p&&earlyPresses.add(p)},!0)';

/**
 * The `ref` of what can be pressed: a press that came before the code is answered once it is there,
 * instead of being lost (decision 015). Answered presses are forgotten, so none counts twice.
 */
export function answerEarlyPress(element: HTMLButtonElement | HTMLInputElement | null) {
  const presses = window.earlyPresses;
  if (element === null || presses === undefined) return undefined;
  const forget = () => presses.delete(element);
  element.addEventListener('click', forget);
  // After the press on its way, if it is one, and after what the page does when it begins.
  const answering = setTimeout(() => {
    if (!presses.has(element)) return;
    // A choice that stands already would not be a change.
    if (element instanceof HTMLInputElement) element.checked = false;
    element.click();
  });
  return () => {
    clearTimeout(answering);
    element.removeEventListener('click', forget);
  };
}
