import { itemStepNames } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NewDraft } from '../items/NewDraft.tsx';
import { draftName } from '../items/draft-name.ts';
import { OwnDraft } from '../items/OwnDraft.tsx';
import { ItemNotFound } from '../items/ItemNotFound.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { items, sectionHref } from '../parts/sections.ts';
import { ItemWizard } from './ItemWizard.tsx';

/** The five steps in which an item is told, and the look before it is sent. */
export const wizardSteps = [...itemStepNames, 'check'] as const;

const wizardAddress = addressOf({ draft: draftName, step: oneOf(wizardSteps, 'basics') });

/** An item of the shop as it is written: `new`, or the id of one that is there. The step stands in the address. */
export function Screen() {
  const { id } = useRouteParams(paths.shopManagerUploadItem);
  const text = useText();
  const language = useLanguage();
  const { url, href } = useAddress(wizardAddress);
  const itemId = id === 'new' ? null : readId(id);
  return (
    <SellerFrame
      section={items}
      title={text(itemId === null ? 'seller.item.write.new' : 'seller.item.write')}
      lead={text('seller.item.write.lead')}
    >
      {itemId === undefined ? (
        <ItemNotFound />
      ) : itemId === null && url.draft === 'new' ? (
        <NewDraft hrefOf={(draft) => href({ draft })} />
      ) : (
        <OwnDraft
          key={`${id} ${url.draft ?? ''}`}
          id={itemId}
          name={url.draft}
          back={{ href: sectionHref(language, items), label: text('seller.item.back') }}
        >
          {(draft, memberId) => (
            <ItemWizard
              key={`${draft.state} ${draft.version}`}
              memberId={memberId}
              draft={draft}
              step={url.step ?? 'basics'}
              stepHref={(step) => href({ step })}
            />
          )}
        </OwnDraft>
      )}
    </SellerFrame>
  );
}
