import type { NewsletterBanner } from '#src/domain/content/content.schema.ts';

/** Gives a banner the colours of its content: by script, since no page carries a style attribute. */
export function paintNewsletter(
  { background_color, texts, cta }: NewsletterBanner,
  element: HTMLElement,
): void {
  element.style.setProperty('--newsletter-ground', background_color);
  element.style.setProperty('--newsletter-text', texts.text_color);
  element.style.setProperty('--newsletter-label', cta.cta_label_color);
}
