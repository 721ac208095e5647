import { paths } from '@hien/domain/routes';
import { addressOf } from '../../shared/address/address.ts';
import { readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { draftName } from '../items/draft-name.ts';
import { OwnDraft } from '../items/OwnDraft.tsx';
import { ItemNotFound } from '../items/ItemNotFound.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { items } from '../parts/sections.ts';
import { StoryDesk } from './StoryDesk.tsx';

const storyAddress = addressOf({ draft: draftName });

/** What a shop tells of an item at length, in sections of words and pictures: `new`, or the id of one that is there. */
export function Screen() {
  const { id } = useRouteParams(paths.shopManagerDetailContent);
  const text = useText();
  const language = useLanguage();
  const { url } = useAddress(storyAddress);
  const itemId = id === 'new' ? null : readId(id);
  return (
    <SellerFrame
      section={items}
      title={text('seller.story.title')}
      lead={text('seller.story.lead')}
    >
      {itemId === undefined ? (
        <ItemNotFound />
      ) : (
        <OwnDraft
          key={`${id} ${url.draft ?? ''}`}
          id={itemId}
          name={url.draft}
          back={{
            href: paths.shopManagerUploadItem.to(
              language,
              { id },
              { draft: url.draft, step: 'pictures' },
            ),
            label: text('seller.story.back'),
          }}
        >
          {(draft, memberId) => (
            <StoryDesk key={`${draft.state} ${draft.version}`} memberId={memberId} draft={draft} />
          )}
        </OwnDraft>
      )}
    </SellerFrame>
  );
}
