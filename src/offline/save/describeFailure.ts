import { formatBytes } from '../../model/formatBytes.ts';
import { ChangedSiteError, NoSpaceError } from './saveProduct.ts';
import type { BuildStatus } from './buildStatus.ts';

/** Why saving failed, in words for the reader. */
export function describeFailure(error: unknown, status: BuildStatus): string {
  if (error instanceof NoSpaceError) {
    const needs = `It takes ${formatBytes(error.needed)}`;
    return error.free === null
      ? `There is not enough space for this. ${needs}.`
      : `There is not enough space for this. ${needs}, and this browser grants ${formatBytes(error.free)}.`;
  }
  if (status === 'stale' || error instanceof ChangedSiteError) {
    return 'The site was updated in the meantime. Reload this page and try again.';
  }
  return status === 'unreachable'
    ? 'The network went away. What has arrived is kept: try again to go on.'
    : 'A file arrived damaged. Try again to go on.';
}
