import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './field.tsx';

type InputType = NonNullable<ComponentProps<typeof TextField>['type']>;

/** All but the one that is more than an input; a type that lacks here is one too many there. */
const TYPES: { [Type in Exclude<InputType, 'geolocation'>]: Type } = {
  email: 'email',
  number: 'number',
  password: 'password',
  search: 'search',
  tel: 'tel',
  text: 'text',
  date: 'date',
};

test('a field that is wrong is described by what to change and by its hint, both of them on the screen', () => {
  const drawn = renderToStaticMarkup(
    <TextField label="Email" name="email" hint="The one of your order." error="It lacks an @." />,
  );
  const [, error = '', hint = ''] = /aria-describedby="(\S+) (\S+)"/.exec(drawn) ?? [];
  expect(drawn).toMatch(new RegExp(`id="${error}"[^>]*>It lacks an @\\.<`));
  expect(drawn).toMatch(new RegExp(`id="${hint}"[^>]*>The one of your order\\.<`));
  expect(renderToStaticMarkup(<TextField label="Email" name="email" />)).not.toContain('described');
});

test('a field takes each of the eight types; a geolocation is a text with a button that locates', {
  tags: ['ENU-21'],
}, () => {
  for (const type of Object.values(TYPES)) {
    const drawn = renderToStaticMarkup(<TextField label="Name" type={type} name="field" />);
    const [, id] = /<label for="([^"]+)"[^>]*>Name<\/label>/.exec(drawn) ?? [];
    expect(drawn).toContain(`<input type="${type}" id="${id}"`);
    expect(drawn).not.toContain('<button');
  }
  const place = { type: 'geolocation', locateLabel: 'Near me', onLocate: () => undefined } as const;
  const drawn = renderToStaticMarkup(<TextField label="Town" {...place} name="town" />);
  const [, id] = /<label for="([^"]+)"[^>]*>Town<\/label>/.exec(drawn) ?? [];
  expect(drawn).toMatch(/<button type="button"[^>]*>Near me<\/button>/);
  expect(drawn).toContain(`<input type="text" id="${id}"`);
  expect(drawn).not.toContain('geolocation');
});
