import * as React from 'react';

/** The part of the address behind `#`: enough of a router for a blog of one page. */
export default function useHash() {
  return React.useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
    () => '',
  );
}
