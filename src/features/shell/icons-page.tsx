import { ICON_NAMES, Icon } from '#src/ui/icon.tsx';
import sprite from '#src/ui/icons.svg?raw';
import { heading, iconSheet, page, unseen } from '#styles/recipes';

const SYMBOL = /<symbol id="(?<id>\w+)" viewBox="(?<box>[^"]+)"><path d="(?<path>[^"]+)"/g;
const symbols = [...sprite.matchAll(SYMBOL)].map(({ groups }) => groups ?? {});

/** Every icon with its name, and the symbols of the sprite. */
export function IconsPage() {
  const styles = iconSheet();
  return (
    <div className={page()}>
      <h1 className={heading()}>Icons</h1>
      <svg className={unseen()} aria-hidden="true">
        {symbols.map(({ id, box, path }) => (
          <symbol key={id} id={id} viewBox={box}>
            <path d={path} />
          </symbol>
        ))}
      </svg>
      <ul className={styles.root}>
        {ICON_NAMES.map((name) => (
          <li key={name} className={styles.item}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
