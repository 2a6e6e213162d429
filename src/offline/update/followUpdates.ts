import { getStorage } from '../../preferences/storage.ts';
import { isFocused, watchFocus } from './pageFocus.ts';
import { isBusy } from '../start/isBusy.ts';
import { ask } from '../messages.ts';
import { renewSavedProducts } from '../save/renewSavedProducts.ts';
import { startUpdate, updatePage, type UpdateEffect, type UpdateEvent } from './updateMachine.ts';
import { watchWaiting } from './watchWaiting.ts';

/** How long a worker may take to say who it is; one that is given up never replaces the page. Slow devices start it slowly. */
const ANSWER_MS = 60_000;
/** How long it may take to fetch a page. */
const RENEWAL_MS = 20_000;
/** Pause before the next try when the server had no page of the new build. */
const RETRY_MS = 30_000;

/** Connects the update machine with the browser. */
export function followUpdates(browser: Window & typeof globalThis, build: string): void {
  const { serviceWorker: container } = browser.navigator;
  let state = startUpdate({
    build,
    reloadedFor: readReloads(),
    isFocused: isFocused(browser),
    isBusy: isBusy(browser),
  });
  const send = (event: UpdateEvent): void => {
    const step = updatePage(state, event);
    state = step.state;
    for (const effect of step.effects) void run(effect);
  };
  const run = async (effect: UpdateEffect): Promise<void> => {
    if (effect.kind === 'activate') return activate();
    const isRenewed = await renewHere(browser);
    if (!isRenewed) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    // The reader may have turned away or started to type in the meantime.
    if (isRenewed && isFocused(browser) && !isBusy(browser))
      return reloadFor(browser, effect.build);
    send({ kind: 'reloadRefused' });
    if (!isRenewed) lookAtReader();
  };
  const lookAtReader = (): void =>
    send({ kind: 'focusChanged', isFocused: isFocused(browser), isBusy: isBusy(browser) });
  const checkController = async (): Promise<void> => {
    const { controller } = container;
    const answer = controller && (await ask(controller, { kind: 'build' }, ANSWER_MS));
    send({ kind: 'controlled', build: typeof answer === 'string' ? answer : null });
    if (answer === build) await renewSavedProducts(browser, build);
  };
  const activate = watchWaiting(container, () => send({ kind: 'waiting' }));
  container.addEventListener('controllerchange', () => void checkController());
  watchFocus(browser, lookAtReader);
  void isReplaced(container).then(async (isLeaving) => {
    if (!isLeaving) await checkController();
  });
}

/**
 * Whether a new worker is about to take over; `controllerchange` follows then. Seen in Chromium: an old worker
 * that gets a message while it should stop stays for another half minute.
 */
async function isReplaced(container: ServiceWorkerContainer): Promise<boolean> {
  const registration = await container.getRegistration();
  return Boolean(registration?.installing ?? registration?.waiting);
}

/** Has the worker fetch its build's copy of this page, so that the reload cannot end on something worse. */
async function renewHere({ navigator, location }: Window): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return false;
  const message = { kind: 'renew', pathname: location.pathname } as const;
  return (await ask(controller, message, RENEWAL_MS)) === true;
}

const RELOADS_KEY = 'swatchbook.reloads';

function readReloads(): readonly string[] {
  try {
    const builds: unknown = JSON.parse(getStorage().session.getItem(RELOADS_KEY) ?? '[]');
    return Array.isArray(builds) ? builds.map(String) : [];
  } catch {
    // Something else wrote there: as good as none.
    return [];
  }
}

/** Reloads, but only if it will be known afterwards. */
function reloadFor(browser: Window, build: string): void {
  const builds = JSON.stringify([...readReloads(), build]);
  if (getStorage().session.setItem(RELOADS_KEY, builds)) browser.location.reload();
}
