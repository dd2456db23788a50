import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The keys of the most common jobs. A control that does one names its key in `aria-keyshortcuts`,
 * where screen readers find it, too.
 */
export const SHORTCUTS: readonly (readonly [key: string, does: MessageDescriptor])[] = [
  ['/', msg`Find anything: a page, an order, a product, a customer`],
  ['F', msg`Find: type into the search of a list`],
  ['N', msg`Next order of the list`],
  ['P', msg`Mark as picked: this order, or all that are selected`],
  ['S', msg`Send: a parcel of this order, or all orders that are selected`],
  ['L', msg`Print the packing slip, or the pick list of the orders`],
  ['?', msg`Show this list`],
];

/** Where this browser keeps that keys do nothing: speech and some keyboards type letters unasked. */
const SWITCHED_OFF = 'back-office-shortcuts-off';

export const areShortcutsOn = () => localStorage.getItem(SWITCHED_OFF) === null;

export function switchShortcuts(areOn: boolean): void {
  if (areOn) localStorage.removeItem(SWITCHED_OFF);
  else localStorage.setItem(SWITCHED_OFF, '1');
}

/** Fields that take letters. */
const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';

/** A dialog or a menu over the page; some stay in it, hidden. */
const OPEN_LAYER = '.MuiModal-root:not([aria-hidden=true])';

/** Whether a key is meant for a field, a menu or a dialog rather than for the page. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector(OPEN_LAYER) !== null;

/** Does what the control of this page with that key does. */
export function followShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || isTaken(event)) return;
  const key = event.key.toUpperCase();
  if (!SHORTCUTS.some(([known]) => known === key)) return;
  const control = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)].find(
    (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'),
  );
  if (control === undefined) return;
  event.preventDefault();
  // The menu of the page goes to what begins with a letter.
  event.stopPropagation();
  if (control.matches(FIELDS)) control.focus();
  else control.click();
}
