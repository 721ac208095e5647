import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { decideContractor, listContractorCases } from './contractors.ts';
import { listOutbox } from './outbox.ts';
import { getAdminOverview } from './overview.ts';
import { decideUpgrade, listUpgradeCases } from './upgrades.ts';

export function adminHandlers(services: Services) {
  return {
    getAdminOverview: getAdminOverview(services),
    listUpgradeCases: listUpgradeCases(services),
    decideUpgrade: decideUpgrade(services),
    listContractorCases: listContractorCases(services),
    decideContractor: decideContractor(services),
    listOutbox: listOutbox(services),
  } satisfies Partial<Handlers>;
}
