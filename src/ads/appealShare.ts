import { AD_BLOCK_APPEAL_SHARE } from '../model/constants.ts';

/** Share of blocked slots that show the appeal, as it is configured; what is no share of 1 counts as unset. */
export function readAppealShare(text = ''): number {
  const share = Number.parseFloat(text);
  return share >= 0 && share <= 1 ? share : AD_BLOCK_APPEAL_SHARE;
}
