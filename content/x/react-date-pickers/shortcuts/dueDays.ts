import dayjs from 'dayjs';

/** The day the demos take for today, so that they look the same tomorrow. */
export const today = dayjs('2026-10-12');

/** Puts the shortcuts above the calendar where there is no room beside it. */
export const stackedLayout = {
  display: { xs: 'flex', sm: 'grid' },
  flexDirection: 'column',
};

export const stackedShortcuts = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  maxWidth: { xs: 320, sm: 200 },
  maxHeight: 336,
  overflow: 'auto',
  '& > li': { width: 'auto' },
};
