import type { JSX } from 'react';
import { formatInlineScript } from '../ui/formatInlineScript.ts';
import { InlineScript } from '../ui/InlineScript.tsx';

/** One document answers many addresses, so it reads its own, before anything of it is painted. */
function showAddress(): void {
  const line = document.currentScript?.previousElementSibling;
  const code = line?.querySelector('code');
  if (!code) return;
  code.textContent = location.pathname;
  line?.removeAttribute('hidden');
}

const SHOW_ADDRESS = /* @__PURE__ */ formatInlineScript(showAddress);

/** Says which address has no page. */
export function AskedAddress(): JSX.Element {
  const address = import.meta.env.SSR ? '' : location.pathname;
  return (
    <div className="prose" data-missing="">
      <p hidden={import.meta.env.SSR} suppressHydrationWarning>
        You asked for <code suppressHydrationWarning>{address}</code>, and there is no page at this
        address.
      </p>
      <InlineScript text={import.meta.env.SSR ? SHOW_ADDRESS : ''} />
    </div>
  );
}
