import { startAdNetwork } from '../tests/adNetwork/server.ts';
import { readPort } from './readPort.ts';

const DEFAULT_PORT = 4710;

/** `npm run dev:ads`: an ad network on this machine that plays every mood of a real one. */
export async function run(): Promise<void> {
  const network = await startAdNetwork({ port: readPort(process.env.PORT, DEFAULT_PORT) });
  console.log(
    [
      `Test ad network: ${network.url}/ (choose its mood there)`,
      'Start the site in another terminal with one of:',
      `  VITE_AD_IN_DEV=true VITE_AD_SCRIPT_URL=${network.url}/script.js npm run dev`,
      `  VITE_AD_IN_DEV=true VITE_AD_JSON_URL=${network.url}/ads.json npm run dev`,
    ].join('\n'),
  );
}
