import type { CompanyToReviewList, MyConstructionReviewList } from '@hien/api';
import { Tabs } from '@hien/ui';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { CompaniesToReview } from './CompaniesToReview.tsx';
import { MyConstructionReviews } from './MyConstructionReviews.tsx';
import { type ContractorReviewUrl, contractorReviewTabs } from './contractor-review-address.ts';

export interface ContractorReviewViewProps {
  url: ContractorReviewUrl;
  href: (change: Partial<ContractorReviewUrl>) => string;
  onGo: (change: Partial<ContractorReviewUrl>) => void;
  mine: Loadable<MyConstructionReviewList>;
  toWrite: Loadable<CompanyToReviewList>;
}

export function ContractorReviewView({
  url,
  href,
  onGo,
  mine,
  toWrite,
}: ContractorReviewViewProps) {
  const text = useText();
  const { integer } = useFormat();
  const counts =
    mine.data && Object.values(mine.data.counts).reduce((sum, count) => sum + count, 0);
  const count = { mine: counts, 'to-write': toWrite.data?.meta.total };
  const content = {
    mine: <MyConstructionReviews list={mine} url={url} href={href} onGo={onGo} />,
    'to-write': <CompaniesToReview list={toWrite} href={href} />,
  };
  return (
    <MyPageFrame
      section="construction-review"
      title={text('my-page.construction.title')}
      lead={text('my-page.construction.lead')}
    >
      <AreaMessages area="contractors">
        <Tabs
          label={text('my-page.construction.title')}
          value={url.tab}
          onChange={(id) => {
            const tab = contractorReviewTabs.find((one) => one === id);
            if (tab) onGo({ tab, state: undefined, edit: undefined, prove: undefined });
          }}
          items={contractorReviewTabs.map((id) => ({
            id,
            label: text(`my-page.construction.tab.${id}`),
            count: count[id] === undefined ? undefined : integer(count[id]),
            content: content[id],
          }))}
        />
      </AreaMessages>
    </MyPageFrame>
  );
}
