import {
  type ShopTeamPerson,
  isApiError,
  leaveShop,
  removeShopStaff,
  renewSession,
} from '@hien/api';
import { shopRoleLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ConfirmDialog, Text, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../shared/calls/useSend.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../account.css.ts';

interface TeamPersonProps {
  person: ShopTeamPerson;
  /** What the reader can do about them: let them go, or go themselves. */
  act: 'remove' | 'leave' | null;
  onGone: (id: number) => void;
}

/** One of the shop's people, since when, and the way out. */
export function TeamPerson({ person, act, onGone }: TeamPersonProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { name, role, since } = person;
  const remove = useRemove(person, onGone);
  const leave = useLeave();
  return (
    <li className={s.act}>
      <span className={s.value}>
        <Text weight="medium">{name === '' ? text('seller.team.nameless') : name}</Text>
        <Text tone="muted" size="small">
          {since === null
            ? shopRoleLabels[role][language]
            : text('seller.team.since', {
                role: shopRoleLabels[role][language],
                date: date(since, 'date'),
              })}
        </Text>
      </span>
      {act === null ? null : (
        <div>
          <Button
            size="sm"
            variant="quiet"
            {...(act === 'remove' && { 'aria-label': text('seller.team.remove.of', { name }) })}
            onClick={() => setOpen(true)}
          >
            {text(`seller.team.${act}`)}
          </Button>
          <ConfirmDialog
            open={isOpen}
            onOpenChange={setOpen}
            title={text(`seller.team.${act}.ask`, { name })}
            description={text(`seller.team.${act}.text`)}
            confirmLabel={text(`seller.team.${act}`)}
            cancelLabel={text(`seller.team.${act}.keep`)}
            waitingLabel={text(`seller.team.${act}.waiting`)}
            failedText={text(`seller.team.${act}.failed`)}
            onConfirm={act === 'remove' ? remove : leave}
          />
        </div>
      )}
    </li>
  );
}

function useRemove(
  { id, name }: ShopTeamPerson,
  onGone: (id: number) => void,
): () => Promise<void> {
  const text = useText();
  const toast = useToast();
  const { send, refresh } = useSend(removeShopStaff, { about: id });
  return async () => {
    try {
      await send({ id });
      toast.show({ tone: 'positive', text: text('seller.team.removed', { name }) });
    } catch (error) {
      // Gone by themselves meanwhile.
      if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
      await refresh();
      toast.show({ text: text('seller.team.gone', { name }) });
    }
    onGone(id);
  };
}

/** Nothing of the shop manager is theirs any more: they are led home before the session knows. */
function useLeave(): () => Promise<void> {
  const text = useText();
  const toast = useToast();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { send } = useSend(leaveShop, { wait: false });
  return async () => {
    await send();
    toast.show({ tone: 'positive', text: text('seller.team.left') });
    await navigate(paths.myPage.to(language));
    await renewSession(queryClient);
  };
}
