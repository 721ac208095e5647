import type {
  AffiliateForm,
  BulkOrderLead,
  CampaignLead,
  Lead,
  PartnerApplication,
  TrialProjectLead,
  TrialTaxLead,
} from './generated/types.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** Uploads the picture of a business licence: its owner and staff alone read it. Answers its address. */
export async function uploadLicence(file: File, signal?: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('files', file);
  // The contract describes the parts; FormData is how a browser sends them.
  const body = { files: [] };
  const [address] = await unwrapData(
    mainApi.POST('/app/upload/private', { body, bodySerializer: () => form, signal }),
  );
  if (address === undefined) throw new Error('The upload answered no address');
  return address;
}

/** Applies to sell here. 409 when another application waits or was approved. */
export function applyAsPartner(form: AffiliateForm): Promise<PartnerApplication> {
  return unwrapData(mainApi.POST('/app/partner/apply', { body: form }));
}

/** Sends one of the lead forms; the same request again comes back with `repeated`. */
export function sendLead(
  lead: BulkOrderLead | CampaignLead | TrialProjectLead | TrialTaxLead,
): Promise<Lead> {
  return unwrapData(mainApi.POST('/app/lead/send', { body: lead }));
}
