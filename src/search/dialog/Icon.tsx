import type { JSX } from 'react';
import type { SearchKind } from '../searchKind.ts';

/** Drawn here, since icons of the shell come with every page. All lines, 16 × 16. */
const PATHS = {
  page: 'M4 1.5h5.5L12.5 4.5v10H4zM9.5 1.5v3h3M6.5 8h4M6.5 11h4',
  heading: 'M6.5 2 5 14M11 2 9.5 14M2.5 5.5h11M2 10.5h11',
  component:
    'M5.5 2.5C3 2.5 4.5 8 2 8c2.5 0 1 5.5 3.5 5.5M10.5 2.5C13 2.5 11.5 8 14 8c-2.5 0-1 5.5-3.5 5.5',
  hook: 'M10.5 2v7a3.5 3.5 0 1 1-7 0V7.5M1.5 9.5l2-2 2 2M8.5 2h4',
  prop: 'M2 4.5h12M2 11.5h12M5.5 2.5v4M10.5 9.5v4',
  slot: 'M2 2.5h12v11H2zM5.5 6h5v4h-5z',
  class: 'M8 1.5c3 3.5 4.5 5.8 4.5 8a4.5 4.5 0 0 1-9 0c0-2.200 1.5-4.5 4.5-8z',
  demo: 'M4.5 2.5v11l8.5-5.5z',
  icon: 'M8 1.8 14.2 12.5H1.8zM8 10.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  recent: 'M2 3v3h3M2.3 6a6 6 0 1 1-.3 3M8 5v3.5l2.5 1.5',
  command: 'M2.5 4l4 4-4 4M8.5 12.5h5',
  search: 'M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2zM10.8 10.8 14.5 14.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const satisfies Record<SearchKind | 'recent' | 'command' | 'search' | 'close', string>;

interface IconProps {
  readonly name: keyof typeof PATHS;
  readonly className?: string | undefined;
  readonly size?: number;
}

/** A small line drawing in the current color. */
export function Icon({ name, className, size = 16 }: IconProps): JSX.Element {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
