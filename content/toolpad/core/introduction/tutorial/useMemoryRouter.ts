import * as React from 'react';
import type { Router } from '@toolpad/core/AppProvider';

/** A router that keeps the address to itself, for apps without one. */
export function useMemoryRouter(start: string): Router {
  const [pathname, setPathname] = React.useState(start);

  return React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );
}
