import { readItemDraft } from '@hien/api';
import { itemStepNames } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Link, Skeleton } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { items, sectionHref } from '../parts/sections.ts';
import { ItemWizard } from './ItemWizard.tsx';

/** The five steps in which an item is told, and the look before it is sent. */
export const wizardSteps = [...itemStepNames, 'check'] as const;

const wizardAddress = addressOf({ step: oneOf(wizardSteps, 'basics') });

/** An item of the shop as it is written: `new`, or the id of one that is there. The step stands in the address. */
export function Screen() {
  const { id } = useRouteParams(paths.shopManagerUploadItem);
  const text = useText();
  const itemId = id === 'new' ? null : readId(id);
  return (
    <SellerFrame
      section={items}
      title={text(itemId === null ? 'seller.item.write.new' : 'seller.item.write')}
      lead={text('seller.item.write.lead')}
    >
      {itemId === undefined ? <NotFoundState /> : <Draft key={id} id={itemId} />}
    </SellerFrame>
  );
}

function Draft({ id }: { id: number | null }) {
  const text = useText();
  const language = useLanguage();
  const { url, href } = useAddress(wizardAddress);
  // What is typed here is newer than any answer: it is asked for again only after it was sent or taken back.
  const draft = useCall(readItemDraft, id === null ? {} : { id }, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <>
      <div>
        <Link variant="quiet" href={sectionHref(language, items)}>
          {text('seller.item.back')}
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
        {(answer) => (
          <ItemWizard
            key={`${answer.state} ${answer.version}`}
            draft={answer}
            step={url.step ?? 'basics'}
            stepHref={(step) => href({ step })}
          />
        )}
      </QueryBoundary>
    </>
  );
}
