import { createFileRoute } from '@tanstack/react-router';
import { familySlug, parseFamilySlug } from '#src/domain/page-slugs.ts';
import { listSearchSchema } from '#src/features/catalogue/family-list.ts';
import { ListingPage } from '#src/features/catalogue/listing-page.tsx';
import { passageOf } from '../../../guards/passage.ts';
import { runGuards } from '../../../guards/run-guards.ts';
import { familyHead, loadFamily } from '../../../pages/family.ts';

/** `/{name}--pl{familyId}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/$catalogSlug')({
  params: {
    parse: ({ catalogSlug }) => {
      const parsed = parseFamilySlug(catalogSlug);
      return parsed === undefined ? false : { name: parsed.name, familyId: parsed.id };
    },
    stringify: ({ name, familyId }) => ({ catalogSlug: familySlug({ name, id: familyId }) }),
  },
  validateSearch: listSearchSchema,
  beforeLoad: (entering) => runGuards(['init-catalog'], passageOf(entering)),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, location }) =>
    loadFamily(context, params.familyId, deps, location.pathname),
  head: ({ match: { context }, loaderData }) => familyHead(context, loaderData),
  component: FamilyListing,
});

function FamilyListing() {
  return <ListingPage list={Route.useLoaderData().list} />;
}
