type Pressable = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was pressed or chosen before its code was there to answer, and the value chosen. */
    earlyPresses?: WeakMap<Element, string>;
    /** Lets buttons work as they do without script: what was to answer them cannot be had. */
    releaseEarlyPresses?: () => void;
    /** The page stays as the server sent it: its script cannot be had. */
    loseScript?: () => void;
  }
}

/**
 * Runs in the head of every page, before anything can be pressed. It listens at the window, since
 * React stops a click on what it has not taken over yet. `data-late` marks the button of a form that
 * is sent without script alone: with script, the press waits for its code. The router runs it again as
 * it hydrates the page: what was noted until then stays. `releaseEarlyPresses` ends the waiting: the
 * forms that wait are sent, and later ones do not wait.
 */
export const NOTE_EARLY_PRESSES =
  'if(!window.earlyPresses){let waits=!0;earlyPresses=new WeakMap;for(const n of["click","change"])addEventListener(n,e=>{let p=waits&&e.target.closest?.(n=="click"?"[type=button],[type=radio],[data-late]":"select");p&&(earlyPresses.set(p,p.value),"late"in p.dataset&&e.preventDefault())},!0);releaseEarlyPresses=()=>{waits=!1;for(const p of document.querySelectorAll("[data-late]"))earlyPresses.delete(p)&&p.click()};loseScript=()=>{document.documentElement.dataset.script="lost";releaseEarlyPresses()};addEventListener("error",e=>{e.target.type=="module"&&loseScript()},!0)}';

/** What answers the presses whose code is there, in the order of the page, until it has done so. */
const due = new Set<() => void>();

function answer(element: Pressable, value: string) {
  if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // A choice that stands already would not be a change.
  if (element instanceof HTMLInputElement) element.checked = false;
  element.click();
}

/** Of a group the choice that was pressed last stands. */
const isOvertaken = (element: Pressable) => element instanceof HTMLInputElement && !element.checked;

/**
 * The `ref` of what can be pressed: a press that came before the code is answered once it is there,
 * instead of being lost, and before any later one (decision 015). Answered presses are forgotten, so
 * none counts twice.
 */
export function answerEarlyPress(element: Pressable | null) {
  const presses = window.earlyPresses;
  if (element === null || presses === undefined) return undefined;
  const event = element instanceof HTMLSelectElement ? 'change' : 'click';
  const forget = () => presses.delete(element);
  if (isOvertaken(element)) forget();
  const answerOne = () => {
    due.delete(answerOne);
    const value = presses.get(element);
    if (value !== undefined) answer(element, value);
  };
  // The shopper's next press builds on those before it: the size, then "Add".
  const onPress = ({ isTrusted }: Event) => {
    forget();
    if (isTrusted) for (const answerEarlier of due) answerEarlier();
  };
  element.addEventListener(event, onPress);
  due.add(answerOne);
  // After the press on its way, if it is one, and after what the page does when it begins.
  const answering = setTimeout(answerOne);
  return () => {
    due.delete(answerOne);
    clearTimeout(answering);
    element.removeEventListener(event, onPress);
  };
}
