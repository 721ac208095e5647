import type { SellerItemList } from '@hien/api';
import { type Language, claimTabLabels, sellerTabLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { useText } from '../../shared/i18n/useText.ts';
import { type ListSection, orderStatus, queues } from '../parts/sections.ts';

/** A part of a list in which the shop has to act. */
export interface WaitingPart {
  readonly key: string;
  readonly section: ListSection;
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

const orderTabs = ['new_order', 'preparing'] as const;
const claimParts = ['requested', 'waiting', 'collecting', 'collected'] as const;

/**
 * The parts that wait, each with the list that has exactly so many: of orders and of what was just asked for also those
 * that are empty, so that nobody looks for them.
 */
export function waitingParts(
  lists: Pick<SellerItemList, 'counts' | 'claims'>,
  language: Language,
  text: ReturnType<typeof useText>,
): WaitingPart[] {
  return queues.flatMap((section): WaitingPart[] => {
    if (section.kind === 'orders')
      return section === orderStatus
        ? orderTabs.map((tab) => ({
            key: `${section.name}-${tab}`,
            section,
            label: sellerTabLabels[tab][language],
            href: paths.shopManagerOrderStatus.to(language, { tab }),
            count: lists.counts[tab],
          }))
        : [];
    return claimParts
      .filter((part) => section.tabs.some((tab) => tab === part))
      .map((part) => ({
        key: `${section.name}-${part}`,
        section,
        label: text('seller.queue', {
          list: text(section.title),
          part: claimTabLabels[part][language],
        }),
        href: paths.shopManager.to(language, { type: section.name }, { tab: part }),
        count: lists.claims[section.claim][part],
      }))
      .filter(({ key, count }) => count > 0 || key.endsWith('-requested'));
  });
}
