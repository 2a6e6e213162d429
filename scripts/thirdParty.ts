import { startThirdParty } from '../tests/adNetwork/server.ts';
import { formatTagCommand } from '../tests/adNetwork/tagCommands.ts';
import { readSettings } from './buildEnv.ts';
import { findFreePort } from './listenOnFreePort.ts';
import { readPort } from './readPort.ts';

const DEFAULT_PORT = 4710;

/** `npm run dev:ads`: an ad network and an analytics service on this machine, which print what they receive. */
export async function run(): Promise<void> {
  const { PORT } = readSettings(process.cwd(), process.env, 'development');
  const port = await findFreePort(readPort(PORT, DEFAULT_PORT), '127.0.0.1');
  const { url } = await startThirdParty({
    port,
    onReceive: (command) => console.log(`${command.time} ${formatTagCommand(command)}`),
  });
  const analytics = `VITE_ANALYTICS_IN_DEV=true VITE_ANALYTICS_ID=LOCAL VITE_ANALYTICS_SCRIPT_URL=${url}/tag.js`;
  const ads = (file: string) => {
    const name = file === 'script.js' ? 'VITE_AD_SCRIPT_URL' : 'VITE_AD_JSON_URL';
    return `VITE_AD_IN_DEV=true ${name}=${url}/${file}`;
  };
  console.log(
    [
      `Local third party: ${url}/ (choose the ad network's mood there, and watch events)`,
      'Start the site in another terminal with one of:',
      `  ${analytics} ${ads('script.js')} npm run dev`,
      `  ${analytics} ${ads('ads.json')} npm run dev`,
      'Add VITE_AD_APPEAL_SHARE=1 to the first one to see the appeal whenever the network is empty.',
      'Events, as they arrive:',
    ].join('\n'),
  );
}
