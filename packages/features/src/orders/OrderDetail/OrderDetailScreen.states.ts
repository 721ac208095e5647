import { itemCodes, itemStages, orderCodes } from '@hien/domain';
import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'An order has at least one line; without one there is no order to be shown.',
  StatusDownload: 'Code 9 belongs to orders of designs, which have a page of their own.',
};

export const codes: CodesShown = [
  ...Object.keys(orderCodes),
  ...Object.keys(itemCodes),
  ...itemStages,
  'PAID',
  'WAIT_FOR_PAY',
  'SHIPPING',
  'requested',
  'processing',
  'failed',
  'refunded',
  'issued',
];
