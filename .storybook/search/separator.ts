/** Between the name of a story and the words under which it is found besides; the sidebar shows the name alone. */
export const SEPARATOR = ' · ';
