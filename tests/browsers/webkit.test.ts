import { WEBKIT } from '../../scripts/engines.ts';
import { checkSite } from './checkSite.ts';
import { launchWebKit } from './launchWebKit.ts';

checkSite(WEBKIT, launchWebKit);
