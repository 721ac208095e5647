import type { ItemDraft } from '@hien/api';
import { buyersSee, listingRules } from '@hien/domain';
import { Button, Notice, useToast } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { salesStatus } from '../../shared/status/sale-status.ts';
import { useReadDraft } from './OwnDraft.tsx';
import { nameOf, type useItemDraft } from './useItemDraft.ts';
import * as s from './draft.css.ts';

interface DraftNoticesProps {
  draft: ItemDraft;
  own: ReturnType<typeof useItemDraft>;
}

/** Where the item stands, what buyers see of it, why staff refused it, and who else is typing. */
export function DraftNotices({ draft, own }: DraftNoticesProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const reading = useReadDraft(draft.id === null ? nameOf(draft) : { id: draft.id });
  // What waits for staff is not typed over: what lies on this device comes up again when it is taken back.
  const isOpen = draft.state !== 'waiting' && draft.state !== 'edit_request';
  const { name } = isOpen ? own.content : draft.content;
  return (
    <>
      <div className={s.standing}>
        <strong className={s.name}>
          {name[language] || name.vi || text('seller.item.unnamed')}
        </strong>
        <CodeBadge status={salesStatus} code={draft.state} />
        <span className={s.small}>{buyersSee[draft.state][language]}</span>
      </div>
      {draft.stopped !== null ? (
        <Notice tone="critical" title={text('seller.item.stopped')}>
          <div className={s.why}>
            <span>{listingRules[draft.stopped.rule][language]}</span>
            <q className={s.theirWords}>{draft.stopped.reason}</q>
            <span>{text('seller.item.stopped.next')}</span>
          </div>
        </Notice>
      ) : draft.rejection !== null && draft.state === 'rejected' ? (
        <Notice tone="critical" title={text('seller.item.rejected')}>
          {draft.rejection}
        </Notice>
      ) : null}
      {isOpen && own.wasRestored ? (
        <Notice tone="info">{text('seller.item.restored')}</Notice>
      ) : null}
      {isOpen && own.saving.state === 'conflict' ? (
        <Notice
          tone="caution"
          role="alert"
          title={text('seller.item.conflict')}
          action={
            <div className={s.buttons}>
              <Button
                size="sm"
                loading={reading.isFetching}
                loadingLabel={text('seller.item.conflict.taking')}
                onClick={async () => {
                  own.forget();
                  const { isSuccess } = await reading.refetch();
                  // What was typed stays on this device until theirs is here.
                  if (isSuccess)
                    toast.show({ tone: 'neutral', text: text('seller.item.conflict.taken') });
                  else {
                    own.type({});
                    toast.show({ tone: 'critical', text: text('seller.item.conflict.not-taken') });
                  }
                }}
              >
                {text('seller.item.conflict.theirs')}
              </Button>
              <Button size="sm" variant="primary" onClick={() => void own.keepMine()}>
                {text('seller.item.conflict.mine')}
              </Button>
            </div>
          }
        >
          {text('seller.item.conflict.text')}
        </Notice>
      ) : null}
    </>
  );
}
