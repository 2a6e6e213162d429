import type { JSX } from 'react';
import { formatInlineScript } from '../ui/formatInlineScript.ts';

/** One document answers many addresses, so it reads its own, before anything of it is painted. */
function showAddress(): void {
  const line = document.currentScript?.parentElement?.previousElementSibling;
  const code = line?.querySelector('code');
  if (!code) return;
  code.textContent = location.pathname;
  line?.removeAttribute('hidden');
}

/** As text, since React may also render this anew in the browser, where it warns of elements that are scripts. */
const SCRIPT = {
  __html: import.meta.env.SSR ? `<script>${formatInlineScript(showAddress)}</script>` : '',
};

/** Says which address has no page. */
export function AskedAddress(): JSX.Element {
  const address = import.meta.env.SSR ? '' : location.pathname;
  return (
    <div className="prose" data-missing="">
      <p hidden={import.meta.env.SSR} suppressHydrationWarning>
        You asked for <code suppressHydrationWarning>{address}</code>, and there is no page at this
        address.
      </p>
      <span hidden suppressHydrationWarning dangerouslySetInnerHTML={SCRIPT} />
    </div>
  );
}
