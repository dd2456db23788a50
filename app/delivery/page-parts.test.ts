import { expect, test } from 'vitest';
import { createPageParts, putIn } from './page-parts.ts';

let pages = 0;
/** A key that no other test has. */
const newKey = () => `key ${pages++}`;

/** A page of one part, as it is sent; `content` is rendered where no earlier page has made it. */
function pageOf(key: string, content: string, place?: string): { html: string; rendered: boolean } {
  const parts = createPageParts();
  const { mark, isReady } = parts.note({ key, place });
  const inside = isReady ? '' : content;
  const page = `<p>€</p><div class="a" data-part="${mark}">${inside}</div><p>after</p>`;
  return { html: putIn('<head>', parts.takeOut(page)).toString(), rendered: !isReady };
}
const whole = (content: string) => `<head><p>€</p><div class="a">${content}</div><p>after</p>`;

test('what one page has rendered is put into the next, to the letter (performance.md)', () => {
  const key = newKey();
  const content = '<div class="b">Grün</div>29,99 €<div></div>';
  expect(pageOf(key, content)).toEqual({ html: whole(content), rendered: true });
  expect(pageOf(key, content)).toEqual({ html: whole(content), rendered: false });
});

test('a page that shows something else renders it', () => {
  pageOf(newKey(), 'one');
  expect(pageOf(newKey(), 'two')).toEqual({ html: whole('two'), rendered: true });
});

test('several parts stand where they were', () => {
  const keys = [newKey(), newKey()];
  const read = () => {
    const parts = createPageParts();
    const items = keys.map((key, index) => {
      const { mark, isReady } = parts.note({ key, place: undefined });
      return `<li data-part="${mark}">${isReady ? '' : `<b>${index}</b>`}</li>`;
    });
    const { text, parts: ready } = parts.takeOut(`<ul>${items.join('<li>between</li>')}</ul>`);
    return {
      html: putIn('', { text, parts: ready }).toString(),
      looks: ready.map(({ tags }) => [...tags]),
    };
  };
  const html = '<ul><li><b>0</b></li><li>between</li><li><b>1</b></li></ul>';
  expect(read()).toEqual({ html, looks: [['b'], ['b']] });
  expect(read()).toEqual({ html, looks: [['b'], ['b']] });
});

test.each([
  ['an id that follows from its place', '<label for="_R_5_">Size</label>'],
  ['a boundary that failed', '<!--$!--><template></template><!--/$-->'],
  ['a picture that the head of the page names', '<img src="/a.webp" loading="eager"/>'],
])('a part with %s is rendered each time', (_what, content) => {
  const key = newKey();
  pageOf(key, content);
  expect(pageOf(key, content)).toEqual({ html: whole(content), rendered: true });
});

test('an id is right where the place is the same', () => {
  const key = newKey();
  const content = '<label for="_R_5_">Size</label>';
  pageOf(key, content, '_R_1_');
  expect(pageOf(key, content, '_R_1_').rendered).toBe(false);
});
