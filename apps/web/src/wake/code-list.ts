/** The `meta` of a drawn page that names the scripts it will need, with spaces between. */
export const codeListName = 'hien-code';
