import { type Language, originTabs, type OriginTab } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { addressOf } from '../../../shared/address/address.ts';
import { page } from '../../../shared/address/parts.ts';

/** Which of the orders of designs are shown: `order/design-pending?page=2`. */
export interface DesignsUrl {
  readonly tab: OriginTab;
  readonly page: number;
}

const within = addressOf({ page });

/** The tab that a status of the address names; undefined when it is about goods. */
export const designTab = (status: string | undefined): OriginTab | undefined =>
  originTabs.find((tab) => `design-${tab}` === status);

export const readDesignsUrl = (tab: OriginTab, params: URLSearchParams): DesignsUrl => ({
  tab,
  ...within.read(params),
});

export const designsHref = (language: Language, { tab, ...rest }: DesignsUrl): string =>
  paths.orderByStatus.to(language, { status: `design-${tab}` }, within.query(rest));
