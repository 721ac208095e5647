import {
  type ShopInvitation,
  isApiError,
  resendShopInvitation,
  withdrawShopInvitation,
} from '@hien/api';
import { Button, ConfirmDialog, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../account.css.ts';
import * as team from './team.css.ts';

interface OpenInvitationProps {
  invitation: ShopInvitation;
  onGone: (id: number) => void;
}

/** Whom the shop asked, until when they can answer, another mail, and the way to take it back. */
export function OpenInvitation({ invitation, onGone }: OpenInvitationProps) {
  const text = useText();
  const toast = useToast();
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { id, email, version, sentAt, expiresAt, isOver } = invitation;
  const resend = useSend(resendShopInvitation, { about: id });
  const withdraw = useSend(withdrawShopInvitation, { about: id });
  /** Accepted, sent again or taken back elsewhere: the list is read anew, and said why. */
  const meanwhile = async (error: unknown, refresh: () => Promise<void>): Promise<boolean> => {
    if (!isApiError(error) || !['VERSION_CONFLICT', 'NOT_FOUND'].includes(error.code)) return false;
    await refresh();
    toast.show({ text: text('seller.team.invitation.changed', { email }) });
    return true;
  };
  const again = async () => {
    try {
      await resend.send({ id, version });
      toast.show({ tone: 'positive', text: text('seller.team.invited', { email }) });
    } catch (error) {
      if (!(await meanwhile(error, resend.refresh)))
        toast.show({ tone: 'critical', text: failureText(error, text) });
    }
  };
  return (
    <li className={s.act}>
      <span className={s.value}>
        <Text weight="medium">{email}</Text>
        <Text tone="muted" size="small">
          {text(isOver ? 'seller.team.invitation.over' : 'seller.team.invitation.open', {
            sent: date(sentAt, 'date'),
            until: date(expiresAt, 'dateTime'),
          })}
        </Text>
      </span>
      <div className={team.presses}>
        <Button
          size="sm"
          loading={resend.busy}
          loadingLabel={text('seller.team.resending')}
          aria-label={text('seller.team.resend.of', { email })}
          onClick={again}
        >
          {text('seller.team.resend')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text('seller.team.withdraw.of', { email })}
          onClick={() => setOpen(true)}
        >
          {text('seller.team.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('seller.team.withdraw.ask', { email })}
        description={text('seller.team.withdraw.text')}
        confirmLabel={text('seller.team.withdraw')}
        cancelLabel={text('seller.team.withdraw.keep')}
        waitingLabel={text('seller.team.withdraw.waiting')}
        failedText={text('seller.team.withdraw.failed')}
        onConfirm={async () => {
          try {
            await withdraw.send({ id });
            toast.show({ tone: 'positive', text: text('seller.team.withdrawn') });
          } catch (error) {
            if (!(await meanwhile(error, withdraw.refresh))) throw error;
          }
          onGone(id);
        }}
      />
    </li>
  );
}
