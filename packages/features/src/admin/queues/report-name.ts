import type { ReportCase } from '@hien/api';

/** What a case is called: the home, and who wrote what is looked at. */
export const reportName = ({ title, author }: Pick<ReportCase, 'title' | 'author'>): string =>
  [title, author].filter((part) => part !== '').join(' · ') || '–';
