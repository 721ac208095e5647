/**
 * Public holidays in Vietnam as `YYYY-MM-DD`. Empty by default: the government announces the days off
 * year by year, so operations fill this list when the decree is out.
 */
export const holidays: ReadonlySet<string> = new Set<string>();
