import { readItemDraft } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Skeleton } from '@hien/ui';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { items } from '../parts/sections.ts';
import { StoryDesk } from './StoryDesk.tsx';

/** What a shop tells of an item at length, in sections of words and pictures: `new`, or the id of one that is there. */
export function Screen() {
  const { id } = useRouteParams(paths.shopManagerDetailContent);
  const text = useText();
  const itemId = id === 'new' ? null : readId(id);
  return (
    <SellerFrame
      section={items}
      title={text('seller.story.title')}
      lead={text('seller.story.lead')}
    >
      {itemId === undefined ? <NotFoundState /> : <Draft key={id} id={itemId} />}
    </SellerFrame>
  );
}

function Draft({ id }: { id: number | null }) {
  const text = useText();
  const language = useLanguage();
  // As in the wizard: what is typed here is newer than any answer.
  const draft = useCall(readItemDraft, id === null ? {} : { id }, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <>
      <div>
        <Link
          variant="quiet"
          href={paths.shopManagerUploadItem.to(language, { id: id ?? 'new' }, { step: 'pictures' })}
        >
          {text('seller.story.back')}
        </Link>
      </div>
      <QueryBoundary
        query={draft}
        size="page"
        skeleton={<Skeleton height="36rem" />}
        notFound={
          <NotFoundState
            title={text('seller.item.not-found')}
            text={text('seller.item.not-found.text')}
          />
        }
      >
        {(answer) => <StoryDesk key={`${answer.state} ${answer.version}`} draft={answer} />}
      </QueryBoundary>
    </>
  );
}
