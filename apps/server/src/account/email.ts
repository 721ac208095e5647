/** E-mails are kept in lower case: mail servers of today tell no difference, and people do not remember one. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();
