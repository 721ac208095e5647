/** The first moment of the month that is called so, in Vietnam. */
export const monthStart = (month: string): string => `${month}-01T00:00:00+07:00`;
