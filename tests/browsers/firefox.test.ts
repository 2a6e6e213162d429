import { FIREFOX } from '../../scripts/engines.ts';
import { checkSite } from './checkSite.ts';
import { launchFirefox } from './launchFirefox.ts';

checkSite(FIREFOX, launchFirefox);
