import type { JSX } from 'react';

/** A script of the prerendered document. The browser's bundle need not hold its text again. */
export function InlineScript({ text }: { readonly text: string }): JSX.Element {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
