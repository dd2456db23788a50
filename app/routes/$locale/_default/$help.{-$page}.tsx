import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#app/layouts/after-page.ts';
import { loadHelp } from '#app/loaders/help.ts';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { isHelpSegment } from '#src/domain/help-path.ts';

/** `/aide`, `/help`, … and a topic below it (specification §2) */
export const Route = createFileRoute('/$locale/_default/$help/{-$page}')({
  params: {
    parse: ({ help, page }) => isHelpSegment(help) && { help, page },
  },
  loader: ({ context, params, location }) => loadHelp(context, params, location.pathname),
  head: loadedHead,
  component: Help,
});

function Help() {
  const { page } = Route.useLoaderData();
  // Another topic begins without the words that were searched for.
  return <HelpPage key={page} page={page} />;
}
