import { type ComponentType, lazy } from 'react';

/** A page that a browser loads when it is first shown; `name` is what its file exports. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const file = await load();
    const page: ComponentType = file[name];
    return { default: page };
  });
}
