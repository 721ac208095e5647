/** Whether this member sells designs where everybody sees who: not stopped by staff, and still a member (docs/adr/0181). */
export const hasPage = (user: string): string =>
  `'design' = any(${user}.partner) and ${user}.status not in ('banned', 'withdrawn')`;
