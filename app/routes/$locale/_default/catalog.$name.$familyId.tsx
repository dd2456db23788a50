import { createFileRoute } from '@tanstack/react-router';
import { familyHead, loadFamily } from '#app/loaders/family.ts';
import { isWordId } from '#src/domain/page-slugs.ts';
import { ListingPage } from '#src/features/catalogue/listing-page.tsx';
import { readListSearch } from '#src/features/catalogue/read-list-search.ts';

/** `/catalog/{name}/{familyId}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/catalog/$name/$familyId')({
  params: {
    parse: (params) => (isWordId(params.familyId) ? params : false),
    stringify: (params) => params,
  },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, location }) =>
    loadFamily(context, params.familyId, deps, location.pathname),
  head: ({ match: { context }, loaderData }) => familyHead(context, loaderData),
  component: FamilyListing,
});

function FamilyListing() {
  return <ListingPage {...Route.useLoaderData()} />;
}
