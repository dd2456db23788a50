/**
 * Resolves once an element that was closed has moved out of sight, for as long as its styles take:
 * immediately where nothing moves.
 */
export function animationsEnded(element: Element): Promise<unknown> {
  return Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
