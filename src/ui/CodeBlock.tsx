import type { JSX, ReactNode } from 'react';
import { CODE_ACTIONS, CODE_AREA, CODE_BLOCK, COPY_BUTTON } from '../model/codeBlock.ts';

interface CodeBlockProps {
  /** `figure` where the code stands on its own, `div` as a part of something. */
  readonly as: 'figure' | 'div';
  /** The name of the file, of a `figure`. */
  readonly title?: string;
  /** HTML of the button that copies the code. */
  readonly copyButton?: string;
  /** The `code` elements. */
  readonly children: ReactNode;
}

/** Code with a button that copies it. */
export function CodeBlock(props: CodeBlockProps): JSX.Element {
  const { as: Box, title, copyButton = COPY_BUTTON, children } = props;
  return (
    <Box className={CODE_BLOCK}>
      {title && <figcaption>{title}</figcaption>}
      <div className={CODE_ACTIONS} dangerouslySetInnerHTML={{ __html: copyButton }} />
      <pre {...CODE_AREA}>{children}</pre>
    </Box>
  );
}
