import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { Icon, isIconName } from '#src/ui/icon.tsx';
import { type PromisesVariantProps, promises as recipe } from '#styles/recipes';

type PromisesProps = PromisesVariantProps & { promises: FooterLayout['reinsurances'] };

/** What reassures a shopper: delivery, returns, payment, in the shop's own words. */
export function Promises({ promises, layout }: PromisesProps) {
  const styles = recipe({ layout });
  return (
    <ul className={styles.root}>
      {promises.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          {isIconName(icon) && <Icon name={icon} />}
          <strong className={styles.title}>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
