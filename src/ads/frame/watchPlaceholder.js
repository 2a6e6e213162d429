// Runs inside the sandboxed frame, before the network's script: starts that script and tells the page what became of it.
(() => {
  const { src, scriptId, placeholder, backers } = document.currentScript.dataset;
  const tell = (message) => parent.postMessage(message, '*');

  // The page's demand for trusted types holds here too. What the network makes of its own frame is up to the network.
  const pass = (text) => text;
  const rules = { createHTML: pass, createScript: pass, createScriptURL: pass };
  window.trustedTypes?.createPolicy('default', rules);

  // Errors of the network's script are not the page's business.
  addEventListener('error', (event) => event.preventDefault());
  addEventListener('unhandledrejection', (event) => event.preventDefault());

  // Sandboxed documents throw when cookies or storage are touched. Scripts expect to find them empty instead.
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map();
    const storage = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, String(value)),
      removeItem: (key) => void items.delete(key),
      clear: () => items.clear(),
    };
    Object.defineProperty(window, name, { value: storage });
  }

  let last = 'absent';
  const look = () => {
    const [first, ...doubles] = document.querySelectorAll(placeholder);
    for (const double of doubles) double.remove();
    for (const link of first?.querySelectorAll('a[href]:not([rel="sponsored noopener"])') ?? []) {
      link.rel = 'sponsored noopener';
    }
    // A placeholder counts as filled once it holds a link: networks insert it first and fill it later.
    const kept = first?.querySelector('a[href]') ? 'filled' : first ? 'empty' : 'absent';
    const now = first?.querySelector(backers) ? 'backers' : kept;
    if (now === last) return;
    last = now;
    if (first) first.dataset.shown = '';
    tell({ kind: 'placeholder', placeholder: now });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });

  addEventListener(
    'click',
    (event) => event.target.closest('a[href]') && tell({ kind: 'clicked' }),
  );

  // After the frame has loaded, so that a slow network never keeps the page's own loading going.
  addEventListener('load', () => {
    const script = document.createElement('script');
    script.id = scriptId;
    script.src = src;
    document.body.append(script);
  });
})();
