import { type ShopPromotion, stopPromotion } from '@hien/api';
import { promotionTexts } from '@hien/domain';
import { Button, ButtonLink, ConfirmDialog, Notice, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PromotionSheet } from '../../shared/promotions/PromotionSheet.tsx';
import { promotionHref } from '../parts/sections.ts';
import * as s from './promotions.css.ts';

/** What a promotion says, what staff said of it, and what its shop can do. */
export function PromotionFold({ promotion }: { promotion: ShopPromotion }) {
  const text = useText();
  const language = useLanguage();
  const { id, state, shown, reason, editable, stoppable } = promotion;
  // A change that was refused is no more what one looks at; the form begins with it.
  const asked = state === 'edit_request' ? promotion.asked : null;
  return (
    <div className={s.fold}>
      <Text tone="muted">{promotionTexts.states[state].next[language]}</Text>
      {reason === null || (state !== 'rejected' && state !== 'advertising') ? null : (
        <Notice
          tone="caution"
          title={text(
            state === 'rejected' ? 'seller.promotion.refused' : 'seller.promotion.refused.change',
          )}
        >
          {reason}
        </Notice>
      )}
      {promotion.stopped === null ? null : (
        <Notice tone="critical" title={text('seller.promotion.stopped')}>
          {promotion.stopped}
        </Notice>
      )}
      <PromotionSheet version={asked ?? shown} before={asked === null ? null : shown} />
      <div className={s.buttons}>
        {editable ? (
          <ButtonLink size="sm" href={promotionHref(language, { edit: id })}>
            {text(state === 'rejected' ? 'seller.promotion.again' : 'seller.promotion.edit')}
          </ButtonLink>
        ) : null}
        {stoppable ? <Stop promotion={promotion} /> : null}
      </div>
    </div>
  );
}

function Stop({ promotion: { id, version, state, shown } }: { promotion: ShopPromotion }) {
  const text = useText();
  const toast = useToast();
  const stop = useSend(stopPromotion, { about: id });
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string>();
  // Nothing runs of what only waits.
  const words = state === 'waiting' ? ('take-back' as const) : ('stop' as const);
  const label = text(`seller.promotion.${words}`);
  const press = async () => {
    setFailed(undefined);
    const failure = await stop.submit({ id, expectedVersion: version }, () =>
      toast.show({
        tone: 'positive',
        text: text(`seller.promotion.${words}.done`, { name: shown.name }),
      }),
    );
    if (failure?.message !== undefined) setFailed(failure.message);
    setOpen(false);
  };
  return (
    <>
      <Button size="sm" loading={stop.busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {failed === undefined ? null : (
        <span role="alert" className={s.wrong}>
          {failed}
        </span>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text(`seller.promotion.${words}.title`, { name: shown.name })}
        confirmLabel={label}
        cancelLabel={text('seller.feedback.give-up')}
        description={text(`seller.promotion.${words}.text`)}
        failedText={text('failure.error')}
        waitingLabel={text('seller.promotion.stopping')}
        onConfirm={press}
      />
    </>
  );
}
