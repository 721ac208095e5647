import { type ShopView, removeShopView, setDefaultShopView } from '@hien/api';
import type { ViewList } from '@hien/domain';
import { Button, Text, useToast } from '@hien/ui';
import { useRef } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { hintOf } from './view-hint.ts';
import * as s from './views.css.ts';

interface ViewRowsProps {
  list: ViewList;
  views: readonly ShopView[];
  onEdit: (view: ShopView) => void;
}

/** All views of a list, to open it with one of them, to change one or to take one away. */
export function ViewRows({ list, views, onEdit }: ViewRowsProps) {
  const text = useText();
  const toast = useToast();
  const root = useRef<HTMLUListElement>(null);
  const openWith = useSend(setDefaultShopView);
  const remove = useSend(removeShopView);
  const failed = (error: unknown) =>
    toast.show({ tone: 'critical', text: failureText(error, text) });
  const takeAway = async ({ id, name }: ShopView) => {
    try {
      await remove.send({ id });
      toast.show({ tone: 'positive', text: text('seller.views.removed', { name }) });
      root.current?.focus();
    } catch (error) {
      failed(error);
      await remove.refresh();
    }
  };
  const busy = openWith.busy || remove.busy;
  return views.length === 0 ? (
    <Text tone="muted">{text('seller.views.none')}</Text>
  ) : (
    <ul ref={root} tabIndex={-1} className={s.rows}>
      {views.map((view) => {
        const { id, name, isDefault, editable } = view;
        const hint = hintOf(view, text);
        return (
          <li key={id} className={s.row}>
            <div className={s.words}>
              <p id={`view-${id}`} className={s.name}>
                {name}
              </p>
              {hint === undefined ? null : (
                <Text size="small" tone="muted">
                  {hint}
                </Text>
              )}
            </div>
            <div className={s.actions}>
              <Button
                size="sm"
                variant="quiet"
                aria-pressed={isDefault}
                aria-describedby={`view-${id}`}
                disabled={busy}
                onClick={() => {
                  openWith.send({ list, id: isDefault ? null : id }).catch(failed);
                }}
              >
                {text(isDefault ? 'seller.views.open-without' : 'seller.views.open-with')}
              </Button>
              {editable ? (
                <>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={text('seller.views.edit.of', { name })}
                    onClick={() => onEdit(view)}
                  >
                    {text('seller.views.edit')}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    disabled={busy}
                    aria-label={text('seller.views.remove.of', { name })}
                    onClick={() => void takeAway(view)}
                  >
                    {text('seller.views.remove')}
                  </Button>
                </>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
