import type { JSX } from 'react';
import { unpackShape } from '../model/iconFiles.ts';

interface IconSvgProps {
  /** Undefined while it is on its way: the place stays empty. */
  readonly shape: string | undefined;
  readonly size: number;
}

/** An icon from its shape. Shapes come from the installed package, by way of our own files. */
export function IconSvg({ shape, size }: IconSvgProps): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: unpackShape(shape ?? '') }}
    />
  );
}
