import { type ItemDraftList, removeItemDraft } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Badge, Button, ButtonLink, ConfirmDialog, Heading, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { nameOf } from '../useItemDraft.ts';
import * as s from './drafts.css.ts';

interface DraftRowProps {
  row: ItemDraftList['items'][number];
  onRemoved: (draft: string) => void;
}

/** One new item as far as it is written, and the ways on with it. */
export function DraftRow({ row, onRemoved }: DraftRowProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const remove = useSend(removeItemDraft, { about: row.draft });
  const [isOpen, setOpen] = useState(false);
  const { draft, version, sku, picture, missing, savedAt } = row;
  const name = row.name || sku || text('seller.item.unnamed');
  return (
    <article className={s.row}>
      {picture === null ? (
        <span className={s.noPicture} aria-hidden />
      ) : (
        <img className={s.picture} src={`${picture}?width=320`} alt="" loading="lazy" />
      )}
      <div className={s.words}>
        <Heading level={2} size="h5" className={s.name}>
          {name}
        </Heading>
        <Text size="small" tone="muted" numeric>
          {text('seller.drafts.saved', { sku: sku || '–', when: format.date(savedAt, 'dateTime') })}
        </Text>
        <span>
          <Badge tone={missing === 0 ? 'positive' : 'neutral'}>
            {text('seller.drafts.missing', { count: missing })}
          </Badge>
        </span>
      </div>
      <div className={s.acts}>
        <ButtonLink
          size="sm"
          aria-label={text('seller.drafts.open.of', { name })}
          href={paths.shopManagerUploadItem.to(language, { id: 'new' }, nameOf({ draft }))}
        >
          {text('seller.drafts.open')}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text('seller.drafts.remove.of', { name })}
          onClick={() => setOpen(true)}
        >
          {text('seller.drafts.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('seller.drafts.remove.ask')}
        description={text('seller.drafts.remove.text', { name })}
        confirmLabel={text('seller.drafts.remove')}
        cancelLabel={text('seller.drafts.remove.keep')}
        waitingLabel={text('seller.drafts.removing')}
        failedText={text('seller.drafts.remove.failed')}
        onConfirm={async () => {
          await remove.send({ draft, expectedVersion: version });
          toast.show({ tone: 'positive', text: text('seller.drafts.removed') });
          onRemoved(draft);
        }}
      />
    </article>
  );
}
