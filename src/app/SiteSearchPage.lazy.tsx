import { useSyncExternalStore, type JSX } from 'react';
import { useLocation } from 'react-router';
import { useDocsConfig } from '../ui/DocsConfig.tsx';
import { SearchPage } from '../search/page/SearchPage.tsx';

/** The search page as this site has it. Its name keeps it out of the scripts that every page loads. */
export function SiteSearchPage(): JSX.Element {
  const { search } = useLocation();
  const query = useIsHydrated() ? search : '';
  return (
    <SearchPage key={query} repositoryUrl={useDocsConfig().repositoryUrl} addressQuery={query} />
  );
}

/** The document was written without a query, so what comes to life must start without one too. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
