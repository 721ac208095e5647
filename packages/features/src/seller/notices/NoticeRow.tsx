import { type ShopNotice, removeShopNotice } from '@hien/api';
import { Badge, Button, ButtonLink, ConfirmDialog, Heading, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { noticeHref } from '../parts/sections.ts';
import * as s from './notices.css.ts';

const tones = { planned: 'info', shown: 'positive', ended: 'neutral' } as const;

interface NoticeRowProps {
  notice: ShopNotice;
  onRemoved: (id: number) => void;
}

/** One notice as buyers read it, its days, and what can be done with it. */
export function NoticeRow({ notice, onRemoved }: NoticeRowProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const toast = useToast();
  const remove = useSend(removeShopNotice, { about: notice.id });
  const [isOpen, setOpen] = useState(false);
  const { id, state, title, details, startsOn, endsOn } = notice;
  const on = (day: string) => date(`${day}T00:00:00+07:00`);
  return (
    <article className={s.notice}>
      <div className={s.head}>
        <Heading level={2} size="h5" className={s.title}>
          {title}
        </Heading>
        <Badge tone={tones[state]}>{text(`seller.shop-notice.state.${state}`)}</Badge>
      </div>
      <Text size="small" tone="muted" numeric>
        {text('seller.shop-notice.days', { from: on(startsOn), to: on(endsOn) })}
      </Text>
      <Text measure className={s.words}>
        {details}
      </Text>
      <div className={s.acts}>
        <ButtonLink
          size="sm"
          aria-label={text(
            state === 'ended' ? 'seller.shop-notice.again.of' : 'seller.shop-notice.edit.of',
            { title },
          )}
          href={noticeHref(language, { edit: id })}
        >
          {text(state === 'ended' ? 'seller.shop-notice.again' : 'seller.template.edit')}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text('seller.notice.remove.of', { title })}
          onClick={() => setOpen(true)}
        >
          {text('seller.notice.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('seller.notice.remove.ask')}
        description={title}
        confirmLabel={text('seller.notice.remove')}
        cancelLabel={text('seller.notice.remove.keep')}
        waitingLabel={text('seller.notice.removing')}
        failedText={text('seller.notice.remove.failed')}
        onConfirm={async () => {
          await remove.send({ id });
          toast.show({ tone: 'positive', text: text('seller.notice.removed') });
          onRemoved(id);
        }}
      />
    </article>
  );
}
