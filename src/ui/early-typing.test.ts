import { expect, test } from 'vitest';
import { noteTyping } from './early-typing.ts';

function press(keys: EventTarget, pressed: readonly string[], held: object = {}) {
  for (const key of pressed) {
    keys.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, ...held }));
  }
}

test('letters typed while a field is on its way are kept, blanks and corrections too', () => {
  const keys = new EventTarget();
  const typed = noteTyping(keys);
  press(keys, [...'tee shirr', 'Backspace', 't', 'Shift']);
  expect(typed()).toBe('tee shirt');
});

test('shortcuts are no text, and nothing is noted any more once the field is there', () => {
  const keys = new EventTarget();
  const typed = noteTyping(keys);
  press(keys, ['r'], { ctrlKey: true });
  expect(typed()).toBe('');
  press(keys, [...'late']);
  expect(typed()).toBe('');
});
