export const years = ['2022', '2023', '2024', '2025'];

/** Tickets sold for ferries, in thousands, by year. */
export const single = [42, 48, 51, 49];
export const returns = [88, 97, 104, 118];
export const season = [12, 19, 31, 44];
