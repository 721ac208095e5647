import type { AdStatistics } from '@hien/api';
import { adChannels } from '@hien/domain';

/** A line a day, named as in the contract: programs read it, and spreadsheets open it. */
export const csvOf = ({ days }: AdStatistics): string =>
  [
    ['day', ...adChannels].join(','),
    ...days.map((day) => [day.day, ...adChannels.map((channel) => day[channel])].join(',')),
    '',
  ].join('\r\n');
