import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { payMoneyReturn, readReturnAccount, retryMoneyReturn } from './decide-return.ts';
import { decideDesignRefund, listDesignRefunds } from './design-refunds.ts';
import { decideDownloadExtension, listDownloadExtensions } from './download-extensions.ts';
import { listLateBills, remindOfLateBill } from './late-bills.ts';
import { decideSettlement, listSettlementCases } from './settlement-cases.ts';
import { holdSettlement, listSettlementLines } from './settlement-holds.ts';
import { paySettlements } from './pay-lot.ts';
import { readPayouts } from './payouts.ts';
import { listMoneyReturns } from './return-cases.ts';
import { listStaffCases, noteStaffCase } from './staff-cases.ts';

export function financeHandlers(services: Services) {
  return {
    listMoneyReturns: listMoneyReturns(services),
    readReturnAccount: readReturnAccount(services),
    payMoneyReturn: payMoneyReturn(services),
    retryMoneyReturn: retryMoneyReturn(services),
    listDownloadExtensions: listDownloadExtensions(services),
    decideDownloadExtension: decideDownloadExtension(services),
    listDesignRefunds: listDesignRefunds(services),
    decideDesignRefund: decideDesignRefund(services),
    listLateBills: listLateBills(services),
    remindOfLateBill: remindOfLateBill(services),
    listSettlementCases: listSettlementCases(services),
    decideSettlement: decideSettlement(services),
    listSettlementLines: listSettlementLines(services),
    holdSettlement: holdSettlement(services),
    paySettlements: paySettlements(services),
    readPayouts: readPayouts(services),
    listStaffCases: listStaffCases(services),
    noteStaffCase: noteStaffCase(services),
  } satisfies Partial<Handlers>;
}
