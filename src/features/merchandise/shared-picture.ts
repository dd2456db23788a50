/**
 * The picture that a list and a product's page share: it moves from its place in the one to its
 * place in the other. The gallery's first picture bears the name by its recipe; of the tiles, the
 * one that was pressed.
 */
const NAME = 'product-picture';

let pressed: string | null = null;
let named: HTMLElement | null = null;

function nameIn(frame: Element | null): void {
  // Two pictures of one name would stop the transition.
  named?.style.removeProperty('view-transition-name');
  named = frame?.querySelector('img') ?? null;
  named?.style.setProperty('view-transition-name', NAME);
}

/** A tile was pressed. */
export function sharePicture(frame: Element | null, productId: string): void {
  pressed = productId;
  nameIn(frame);
}

/** A tile appears; back from its product, the pressed one takes its picture up again. */
export function takePicture(frame: Element | null, productId: string): void {
  if (productId === pressed) nameIn(frame);
}
