import { startAdNetwork } from './server.ts';

const DEFAULT_PORT = 4710;

const network = await startAdNetwork({ port: Number(process.env.PORT ?? DEFAULT_PORT) });
process.stdout.write(
  [
    `Test ad network: ${network.url}/ (choose its mood there)`,
    'Start the site in another terminal with one of:',
    `  VITE_AD_IN_DEV=true VITE_AD_SCRIPT_URL=${network.url}/script.js npm run dev`,
    `  VITE_AD_IN_DEV=true VITE_AD_JSON_URL=${network.url}/ads.json npm run dev`,
    '',
  ].join('\n'),
);
