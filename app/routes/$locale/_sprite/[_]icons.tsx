import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/loaders/page-head.ts';
import { IconsPage } from '#src/features/shell/icons-page.tsx';

/** `/_icons`: the sprite for everybody who draws a page. */
export const Route = createFileRoute('/$locale/_sprite/_icons')({
  head: ({ match: { context } }) =>
    pageHead({ ...context, title: 'Icons', path: '/_icons', isPrivate: true }),
  component: IconsPage,
});
