/** The day the sample data was "made"; every date of the seed counts back from here. 2026-11-14 09:30 in Vietnam. */
const epochMs = Date.UTC(2026, 10, 14, 2, 30);

const dayMs = 86_400_000;

/** An instant some days before the epoch; fractions are hours of that day. */
export const daysBefore = (days: number): Date => new Date(epochMs - Math.round(days * dayMs));
