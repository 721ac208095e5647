import { itemCodes, itemStages, orderCodes } from '@hien/domain';
import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Whatever stands in its address narrows a list; a list of nothing is NothingFound.',
  Forbidden: 'Every member has a list of their own; a guest is led to login before.',
  StatusDownload: 'Code 9 belongs to orders of designs, which are not in this list.',
};

export const codes: CodesShown = [
  ...Object.keys(orderCodes),
  ...Object.keys(itemCodes),
  ...itemStages,
];
