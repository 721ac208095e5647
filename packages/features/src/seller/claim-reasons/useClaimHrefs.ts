import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** What narrows the lines of a figure beside its days. */
export interface Narrowed {
  readonly reason?: string;
  readonly asked?: 'refund' | 'exchange';
  readonly product?: number;
}

/** Where the lines of a figure stand: each list has exactly as many. */
export function useClaimHrefs(days: { readonly from: string; readonly to: string }) {
  const language = useLanguage();
  const list = (on: 'returned' | 'delivered', narrowed: Narrowed) =>
    paths.shopManagerOrderStatus.to(language, { tab: 'all', on, ...days, ...narrowed });
  return {
    returned: (narrowed: Narrowed = {}) => list('returned', narrowed),
    delivered: (narrowed: Pick<Narrowed, 'product'> = {}) => list('delivered', narrowed),
    /** Where its measures, packing and legs are typed. */
    measures: (id: number) => paths.shopManagerUploadItem.to(language, { id }, { step: 'basics' }),
  };
}

export type ClaimHrefs = ReturnType<typeof useClaimHrefs>;
