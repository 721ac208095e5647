import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';
import { availabilityStatus } from '../../shared/status/sale-status.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Open to everybody: a product that may not be seen is NotFound in the contract.',
  StatusOnSale: { shownBy: 'Default' },
};

export const codes: CodesShown = availabilityStatus.codes;
