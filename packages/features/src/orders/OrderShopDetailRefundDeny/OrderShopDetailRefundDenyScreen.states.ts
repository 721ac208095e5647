import type { CodesShown } from '../../shared/states/screen-states.ts';

export const codes: CodesShown = ['REFUND_REJECTED', 'EXCHANGE_REJECTED'];
