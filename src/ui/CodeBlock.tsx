import type { JSX, ReactNode } from 'react';
import { CODE_ACTIONS, CODE_AREA, CODE_BLOCK, COPY_BUTTON } from '../model/codeBlock.ts';

interface CodeBlockProps {
  /** `figure` where the code stands on its own, `div` as a part of something. */
  readonly as: 'figure' | 'div';
  /** The `code` elements. */
  readonly children: ReactNode;
}

/** Code with a button that copies it. */
export function CodeBlock({ as: Box, children }: CodeBlockProps): JSX.Element {
  return (
    <Box className={CODE_BLOCK}>
      <div className={CODE_ACTIONS} dangerouslySetInnerHTML={{ __html: COPY_BUTTON }} />
      <pre {...CODE_AREA}>{children}</pre>
    </Box>
  );
}
