/** Room for the ways of my page, the list and the conversation side by side; below it one of the two last. */
export const wide = '(width >= 1200px)';
