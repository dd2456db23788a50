import { expect, test } from 'vitest';
import { defuseLinks, withoutTypedLinks } from './defuse-links.ts';

test.each([
  ['https://evil.example/login', 'https: //evil. example/login'],
  ['Bonjour www.evil.example', 'Bonjour www. evil. example'],
  ['evil.com gewinnt', 'evil. com gewinnt'],
  ['prix-à-gagner.fr', 'prix-à-gagner. fr'],
  ['javascript://x', 'javascript: //x'],
])('%s is no link any more', (typed, written) => {
  expect(defuseLinks(typed)).toBe(written);
});

test.each([
  'Jean-Paul',
  'J.-P. Dupont',
  '29,99 €',
  'le 3.12.2026',
  'claire@example.org',
  '1.299,00',
])('%s stays as it is', (typed) => {
  expect(defuseLinks(typed)).toBe(typed);
});

test('of a mail, the blocks that are links lead on, and nothing else does', () => {
  const link = { kind: 'link', label: 'Suivre', url: 'https://shop.example/x' } as const;
  const mail = withoutTypedLinks({
    subject: 'Pour evil.example',
    preview: '',
    title: 'Merci https://evil.example',
    blocks: [
      { kind: 'text', text: 'voyez evil.example' },
      {
        kind: 'items',
        items: [{ name: 'x', details: ['evil.example'], amount: '', picture: null }],
      },
      link,
    ],
  });
  expect(mail.blocks.at(-1)).toEqual(link);
  expect(JSON.stringify({ ...mail, blocks: mail.blocks.slice(0, -1) })).not.toContain(
    'evil.example',
  );
});
