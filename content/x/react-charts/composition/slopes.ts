export const weeks = ['49', '50', '51', '52', '1', '2', '3', '4'];

/** Snow on the slopes in centimeters, and visitors, by week. */
export const snow = [18, 35, 42, 61, 80, 74, 95, 110];
export const visitors = [420, 1150, 1900, 4300, 4800, 2100, 2400, 2900];

export const centimeters = (value: number | null) => (value === null ? null : `${value} cm`);
