import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { ContractorCase, Decision, UpgradeCase } from './generated/types.ts';

/** Throws VERSION_CONFLICT when somebody else decided first, AUTH_15 for a refusal without a reason. */
export function decideUpgrade(id: number, body: Decision): Promise<UpgradeCase> {
  return unwrapData(mainApi.POST('/admin/upgrade/decide/{id}', { params: { path: { id } }, body }));
}

/** As `decideUpgrade`. */
export function decideContractor(id: number, body: Decision): Promise<ContractorCase> {
  return unwrapData(
    mainApi.POST('/admin/contractor/decide/{id}', { params: { path: { id } }, body }),
  );
}
