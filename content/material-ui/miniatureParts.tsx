import type { ReactElement, ReactNode } from 'react';

/** In place of a transition: a server renders what fades in at its beginning, which is nothing to see. */
export function Still({ children }: { readonly children?: ReactElement }) {
  return children;
}

interface StillPopperProps {
  readonly className?: string;
  readonly children?: ReactNode | ((props: { readonly placement: 'top' }) => ReactNode);
}

/** In place of a popper, which stays away until a browser has measured where it belongs. */
export function StillPopper({ className, children }: StillPopperProps) {
  return (
    <div className={className} style={{ pointerEvents: 'none' }}>
      {typeof children === 'function' ? children({ placement: 'top' }) : children}
    </div>
  );
}
