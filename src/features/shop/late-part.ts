import type { ComponentType } from 'react';
import { wholeLanguage } from '#src/i18n/messages.ts';
import { afterLoad } from '#src/ui/after-load.tsx';

/** A component that comes after the page, and speaks: it waits for the whole language. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return afterLoad(async () => {
    const [component] = await Promise.all([load(), wholeLanguage]);
    return component;
  });
}
