import type { JSX } from 'react';

const PATHS = {
  branch:
    'M6 4v10m0 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM18 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm0 6c0 5-7 3-11 5',
  check: 'm5 12 5 5 9-10',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  left: 'M19 12H5m6-6-6 6 6 6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  right: 'M5 12h14m-6-6 6 6-6 6',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M5 5l1.5 1.5M17.5 17.5 19 19M2 12h2M20 12h2M5 19l1.5-1.5M17.5 6.5 19 5',
} as const;

interface IconProps {
  readonly name: keyof typeof PATHS;
  readonly size?: number;
  readonly className?: string | undefined;
  /** Spoken instead of the picture; without it the picture is silent. */
  readonly label?: string;
}

/** An icon of the shell, drawn in the current color: a path each, a tenth of an icon library's bytes. */
export function Icon({ name, size = 20, className, label }: IconProps): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
