import { useId } from 'react';
import type { NewsletterBanner as Content } from '#src/domain/content/content.schema.ts';
import { heading, newsletter } from '#styles/recipes';
import { NewsletterForm } from './newsletter-form.tsx';

/** Gives a banner the colours of its content: by script, since no page carries a style attribute. */
function paintNewsletter({ background_color, texts, cta }: Content, element: HTMLElement): void {
  element.style.setProperty('--newsletter-ground', background_color);
  element.style.setProperty('--newsletter-text', texts.text_color);
  element.style.setProperty('--newsletter-label', cta.cta_label_color);
}

type NewsletterBannerProps = { content: Content; knownEmail: string | null };

/** The invitation of the footer, in words and colours of the editors (ENT-46). */
export function NewsletterBanner({ content, knownEmail }: NewsletterBannerProps) {
  const title = useId();
  const styles = newsletter();
  const { short_text, long_text } = content.texts;
  return (
    <section
      className={styles.banner}
      aria-labelledby={title}
      ref={(element) => {
        if (element !== null) paintNewsletter(content, element);
      }}
    >
      <div className={styles.words}>
        <h2 id={title} className={heading({ size: 'part' })}>
          {content.title}
        </h2>
        <p>{short_text}</p>
      </div>
      <div className={styles.words}>
        <NewsletterForm knownEmail={knownEmail}>{content.cta.label}</NewsletterForm>
        <p className={styles.terms}>{long_text}</p>
      </div>
    </section>
  );
}
