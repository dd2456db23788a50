import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { familyHead, loadFamily } from '#app/loaders/family.ts';
import { familySlug, parseFamilySlug } from '#src/domain/page-slugs.ts';
import { ListingPage } from '#src/features/catalogue/listing-page.tsx';
import { readListSearch } from '#src/features/catalogue/read-list-search.ts';

/** `/{name}--pl{familyId}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/$catalogSlug')({
  params: {
    parse: (params) => {
      const parsed = parseFamilySlug(params.catalogSlug);
      return parsed === undefined ? false : { catalogSlug: parsed };
    },
    stringify: (params) => ({ catalogSlug: familySlug(params.catalogSlug) }),
  },
  validateSearch: readListSearch,
  beforeLoad: guarded('init-catalog'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, location }) =>
    loadFamily(context, params.catalogSlug.id, deps, location.pathname),
  head: ({ match: { context }, loaderData }) => familyHead(context, loaderData),
  component: FamilyListing,
});

function FamilyListing() {
  return <ListingPage {...Route.useLoaderData()} />;
}
