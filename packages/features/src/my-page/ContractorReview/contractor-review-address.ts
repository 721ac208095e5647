import { constructionReviewStates } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { id, oneOf, page } from '../../shared/address/parts.ts';

export const contractorReviewTabs = ['mine', 'to-write'] as const;

/** `?tab=to-write`; `?state=removed&page=2`; `?edit=701`: the review whose form is open. */
export const contractorReviewAddress = addressOf({
  tab: oneOf(contractorReviewTabs, 'mine'),
  state: oneOf(constructionReviewStates),
  page,
  edit: id,
  /** The review for which papers are being sent. */
  prove: id,
});

export type ContractorReviewUrl = UrlOf<typeof contractorReviewAddress>;
