/** Which rows of a compared table are looked at. */
export const tableShows = ['fresh', 'changed', 'same', 'wrong'] as const;

export type TableShow = (typeof tableShows)[number];
