import { readErrorCodes } from '../../source/api/readErrorCodes.ts';
import { perSite } from '../perSite.ts';

/** The codes of production errors, as the installed packages have them. */
export const getErrorCodes = perSite(() => readErrorCodes(process.cwd()));
