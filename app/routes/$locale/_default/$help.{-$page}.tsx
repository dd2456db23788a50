import { createFileRoute } from '@tanstack/react-router';
import { loadHelp } from '#app/loaders/help.ts';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { isHelpSegment } from '#src/domain/help-path.ts';
import { HelpPage } from '#src/features/help/help-page.tsx';

/** `/aide`, `/help`, … and a topic below it (specification §2) */
export const Route = createFileRoute('/$locale/_default/$help/{-$page}')({
  params: {
    parse: (params) => (isHelpSegment(params.help) ? params : false),
    stringify: (params) => params,
  },
  loader: ({ context, params, location }) => loadHelp(context, params, location.pathname),
  head: loadedHead,
  component: Help,
});

function Help() {
  return <HelpPage page={Route.useLoaderData().page} />;
}
