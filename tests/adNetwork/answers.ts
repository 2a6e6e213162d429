/** How the test network may behave. */
export const MOODS = [
  'filled',
  'empty',
  'backers',
  'slow',
  'filling',
  'hanging',
  'error',
  'wrongType',
  'huge',
  'hostile',
  'throws',
  'twice',
] as const;
export type Mood = (typeof MOODS)[number];

/** How long a slow network thinks: the script beyond the point of being blocked, the endpoint within its limit. */
export const SLOW_MS = { script: 6000, json: 1500 } as const;

const HUGE_BYTES = 10 * 1024 * 1024;

/** What the network sends. */
export interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

/** The script of the network in a mood. */
export function formatScript(mood: Mood, origin: string): Answer {
  const insert = `(${insertAd})(${JSON.stringify(origin)}, document.currentScript);`;
  const javascript = (body: string): Answer => ({ type: 'text/javascript', body });
  switch (mood) {
    case 'empty':
      return javascript('');
    case 'backers':
      return javascript(insert.replaceAll('/click', '/discover-more/backers'));
    case 'filling':
      return javascript(
        `(${insertLate})(${JSON.stringify(origin)}, ${SLOW_MS.script}, ${insertAd}, document.currentScript);`,
      );
    case 'error':
      return { status: 500, type: 'text/javascript', body: insert };
    case 'wrongType':
      return { type: 'text/html', body: '<!doctype html><p>This is no script.' };
    case 'huge':
      return javascript(`/*${'x'.repeat(HUGE_BYTES)}*/${insert}`);
    case 'hostile':
      return javascript(`(${attackPage})();`);
    case 'throws':
      return javascript('throw new Error("The network is broken.");');
    case 'twice':
      return javascript(insert + insert);
    default:
      return javascript(insert);
  }
}

/** The JSON of the network in a mood. */
export function formatJson(mood: Mood, origin: string): Answer {
  const json = (value: unknown): Answer => ({
    type: 'application/json',
    body: JSON.stringify(value),
  });
  switch (mood) {
    case 'empty':
    case 'backers':
      return json({ ads: [{}] });
    case 'error':
      return { ...json({ ads: [goodAd(origin)] }), status: 500 };
    case 'wrongType':
      return { type: 'text/html', body: '<!doctype html><p>This is no JSON.' };
    case 'huge':
      return json({ ads: [goodAd(origin)], padding: 'x'.repeat(HUGE_BYTES) });
    case 'hostile':
      return json({ ads: hostileAds(origin) });
    case 'throws':
      return { type: 'application/json', body: '{"ads":[{"company":' };
    case 'twice':
      return json({ ads: [goodAd(origin), { ...goodAd(origin), company: 'Second' }] });
    default:
      return json({ ads: [goodAd(origin)] });
  }
}

function goodAd(origin: string) {
  return {
    company: 'Acme',
    description: 'Anvils for every height, delivered by tomorrow.',
    image: `${origin}/image.svg`,
    statlink: `${origin}/click`,
    statimp: `${origin}/impression`,
    pixel: `${origin}/pixel?t=[timestamp]||${origin}/pixel?second=[timestamp]`,
    timestamp: '1700000000',
  };
}

/** Every field attacked in turn; the last ad has a usable link and is drawn, as text. */
function hostileAds(origin: string) {
  const good = goodAd(origin);
  const attack = '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const script = 'javascript:window.attacked=1';
  return [
    { ...good, statlink: script },
    { ...good, statlink: 'https://evil.example/' },
    { ...good, image: script },
    { ...good, image: `data:image/svg+xml,<svg onload="${script}"/>` },
    { ...good, description: { html: attack } },
    {
      ...good,
      company: attack,
      description: attack,
      statimp: script,
      pixel: `${script}||${attack}`,
    },
  ];
}

/** Runs in the browser, next to the network's script element, as real networks do. */
function insertAd(origin: string, script: HTMLScriptElement): void {
  // Real networks look for an opt-out here.
  if (document.cookie.includes('opt-out') || localStorage.getItem('opt-out')) return;
  const box = document.createElement('div');
  box.id = 'carbonads';
  const picture = document.createElement('a');
  picture.href = `${origin}/click`;
  const image = document.createElement('img');
  image.src = `${origin}/image.svg`;
  picture.append(image);
  const words = document.createElement('a');
  words.href = `${origin}/click`;
  words.textContent = 'Anvils for every height, delivered by tomorrow.';
  box.append(picture, words);
  script.after(box);
}

/** Runs in the browser: an empty placeholder at once, as slow networks insert it, and its content later. */
function insertLate(
  origin: string,
  afterMs: number,
  insert: typeof insertAd,
  script: HTMLScriptElement,
): void {
  insert(origin, script);
  const box = document.querySelector('#carbonads');
  const content = [...(box?.childNodes ?? [])];
  box?.replaceChildren();
  setTimeout(() => box?.append(...content), afterMs);
}

/** Runs in the browser and tries what a bad script would try. */
function attackPage(): void {
  const attempts = [
    () => parent.document.body.remove(),
    () => (parent as unknown as { eval(code: string): void }).eval('window.attacked = 1'),
    () => parent.postMessage({ kind: 'placeholder', placeholder: '<img src=x>' }, '*'),
    () => parent.postMessage('attack', '*'),
    () => setInterval(() => parent.postMessage({ kind: 'clicked' }, '*'), 200),
    () => {
      if (top) top.location.href = 'about:blank#attacked';
    },
    () => window.open('about:blank#attacked'),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // On with the next.
    }
  }
}
