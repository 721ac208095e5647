/** Where the table itself is as narrow as a phone: beside a menu it is so on wider windows too. */
export const narrow = '(width < 640px)';
export const wide = '(width >= 640px)';
