import type { ItemDraft } from '@hien/api';
import {
  type ItemFault,
  type ItemField,
  blankItem,
  itemChangesOf,
  itemFieldLabels,
} from '@hien/domain';
import { Button, LinkBase, Notice } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemDifference } from '../../shared/items/ItemDifference.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import type { Content } from '../items/useItemDraft.ts';
import { useFaultWords } from './useFaultWords.ts';
import * as d from '../items/draft.css.ts';
import * as s from './wizard.css.ts';

interface CheckStepProps {
  draft: ItemDraft;
  content: Content;
  faults: readonly ItemFault[];
  faultHref: (field: ItemField) => string;
  onFault: () => void;
  failure: string | undefined;
  /** How many pictures are not up yet. */
  pending: number;
  sending: boolean;
  withdrawing: boolean;
  /** Null while it waits for staff. */
  onSend: (() => void) | null;
  onWithdraw: (() => void) | null;
}

/** What is missing, the item as buyers will see it, and what of it waits for staff and what counts at once. */
export function CheckStep(props: CheckStepProps) {
  const { draft, content, faults, failure, pending, sending, withdrawing, onSend, onWithdraw } =
    props;
  const text = useText();
  const changes = itemChangesOf(draft.live ?? blankItem, content);
  const isNew = draft.live === null;
  const asked = isNew ? [...changes.content, ...changes.direct] : changes.content;
  const isUnchanged = !isNew && changes.content.length + changes.direct.length === 0;
  return (
    <div className={s.stack}>
      {onSend !== null && faults.length > 0 ? <Missing {...props} /> : null}
      {onWithdraw === null ? null : (
        <Notice tone="info">
          {text(isNew ? 'seller.item.waits.new' : 'seller.item.waits.edit')}
        </Notice>
      )}
      <ItemPreview content={content} />
      {isUnchanged ? <p className={d.small}>{text('seller.item.unchanged')}</p> : null}
      {asked.length === 0 ? null : (
        <section className={s.panel}>
          <h3 className={s.panelTitle}>
            {text(isNew ? 'seller.item.part.new' : 'seller.item.part.asked')}
          </h3>
          <p className={d.small}>
            {text(isNew ? 'seller.item.part.new.text' : 'seller.item.part.asked.text')}
          </p>
          <ItemDifference before={draft.live} after={content} fields={asked} />
        </section>
      )}
      {isNew || changes.direct.length === 0 ? null : (
        <section className={s.panel}>
          <h3 className={s.panelTitle}>{text('seller.item.part.direct')}</h3>
          <p className={d.small}>{text('seller.item.part.direct.text')}</p>
          <ItemDifference before={draft.live} after={content} fields={changes.direct} />
        </section>
      )}
      {failure === undefined ? null : (
        <Notice tone="critical" role="alert">
          {failure}
        </Notice>
      )}
      <div className={s.foot}>
        {onWithdraw === null ? null : (
          <Button loading={withdrawing} onClick={onWithdraw}>
            {text('seller.item.withdraw')}
          </Button>
        )}
        {onSend === null ? null : (
          <Button
            variant="primary"
            loading={sending}
            disabledReason={
              pending > 0
                ? text('form.images.pending', { count: pending })
                : isUnchanged
                  ? text('seller.item.unchanged')
                  : undefined
            }
            onClick={onSend}
          >
            {text(asked.length === 0 ? 'seller.item.apply' : 'seller.item.send')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Missing({ faults, faultHref, onFault }: CheckStepProps) {
  const text = useText();
  const words = useFaultWords();
  const language = useLanguage();
  return (
    <Notice tone="caution" title={text('seller.item.missing', { count: faults.length })}>
      <ul className={s.missing}>
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.row ?? ''} ${fault.code}`}>
            <LinkBase className={s.missingLink} href={faultHref(fault.field)} onClick={onFault}>
              {fault.row === undefined
                ? itemFieldLabels[fault.field][language]
                : text('seller.item.row', { row: fault.row + 1 })}
            </LinkBase>
            {': '}
            {words(fault)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
