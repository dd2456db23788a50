import { createFileRoute } from '@tanstack/react-router';
import { IconsPage } from '#src/features/shell/icons-page.tsx';
import { pageHead } from '../../../page-head.ts';

/** `/_icons`: the sprite for everybody who draws a page. */
export const Route = createFileRoute('/$locale/_sprite/_icons')({
  head: ({ match: { context } }) =>
    pageHead({ ...context, title: 'Icons', path: '/_icons', isPrivate: true }),
  component: IconsPage,
});
