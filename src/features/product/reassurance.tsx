import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { Icon, isIconName } from '#src/ui/icon.tsx';
import { cluster, text } from '#styles/recipes';

/** Beside the button that buys: delivery, returns and payment in a few words each. */
export function Reassurance({ promises }: { promises: FooterLayout['reinsurances'] }) {
  if (promises.length === 0) return null;
  return (
    <ul className={cluster({ gap: '4' })}>
      {promises.map(({ icon, title }) => (
        <li key={title} className={cluster({ gap: '1' })}>
          {isIconName(icon) && <Icon name={icon} />}
          <span className={text({ tone: 'muted', size: 'sm' })}>{title}</span>
        </li>
      ))}
    </ul>
  );
}
