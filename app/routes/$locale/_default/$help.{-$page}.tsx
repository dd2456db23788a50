import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#app/layouts/after-page.ts';
import { loadHelp } from '#app/loaders/help.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { isHelpSegment } from '#src/domain/help-path.ts';
import stylesheet from '#src/ui/story.css?url';

/** `/aide`, `/help`, … and a topic below it (specification §2) */
export const Route = createFileRoute('/$locale/_default/$help/{-$page}')({
  params: {
    parse: (params) => (isHelpSegment(params.help) ? params : false),
    stringify: (params) => params,
  },
  loader: ({ context, params, location }) => loadHelp(context, params, location.pathname),
  head: ({ match: { context }, loaderData }) =>
    loaderData === undefined
      ? {}
      : pageHead({ ...context, ...loaderData, alternates: null, stylesheet }),
  component: Help,
});

function Help() {
  return <HelpPage page={Route.useLoaderData().page} />;
}
