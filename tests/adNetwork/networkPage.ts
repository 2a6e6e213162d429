import { MOODS, type Mood } from './answers.ts';

/** The local third party's own page: chooses the ad network's mood and lists what analytics receives. */
export function formatNetworkPage(mood: Mood): string {
  const links = MOODS.map((known) =>
    known === mood
      ? `<li><b aria-current="true">${known}</b>`
      : `<li><a href="/mood/${known}">${known}</a>`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Local third party</title>',
    `<style>${STYLES}</style>`,
    '<h1>Local third party</h1>',
    `<h2>Ad network</h2><p>The network is <b>${mood}</b> from the next page view on. Make it:`,
    `<ul class="moods">${links.join('')}</ul>`,
    '<p>To see the appeal, choose <b>empty</b> and start the site with <code>VITE_AD_APPEAL_SHARE=1</code>.',
    '<h2>Analytics</h2><p>Events arrive here as the site sends them, the newest first.',
    '<table><thead><tr><th>Time<th>Event<th>Fields<tbody id="events"></table>',
    `<script>(${listEvents})();</script>`,
  ].join('\n');
}

const STYLES = [
  'body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }',
  '.moods { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0 }',
  'th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0 }',
  'pre { margin: 0; white-space: pre-wrap }',
].join('\n');

/** Runs in the browser. All of an event is shown as text. */
function listEvents(): void {
  const table = document.querySelector('#events');
  new EventSource('/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { time, name, fields } = JSON.parse(data) as {
      time: string;
      name: string;
      fields: Record<string, unknown>;
    };
    const row = document.createElement('tr');
    for (const text of [time, name]) row.insertCell().textContent = text;
    const list = document.createElement('pre');
    list.textContent = Object.entries(fields)
      .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
      .join('\n');
    row.insertCell().append(list);
    table?.prepend(row);
  });
}
