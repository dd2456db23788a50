import { ICON_NAMES, Icon } from '#src/ui/icon.tsx';
import sprite from '#src/ui/icons.svg?raw';
import { cluster } from '#styles/recipes';

const SYMBOL = /<symbol id="(?<id>\w+)" viewBox="(?<box>[^"]+)"><path d="(?<path>[^"]+)"/g;
const symbols = [...sprite.matchAll(SYMBOL)].map(({ groups }) => groups ?? {});

/** Every icon with its name, and the symbols of the sprite. */
export function IconsPage() {
  return (
    <>
      <svg hidden aria-hidden="true">
        {symbols.map(({ id, box, path }) => (
          <symbol key={id} id={id} viewBox={box}>
            <path d={path} />
          </symbol>
        ))}
      </svg>
      <ul className={cluster({ gap: 6 })}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}
