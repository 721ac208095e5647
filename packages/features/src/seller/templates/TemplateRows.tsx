import {
  type ShopTemplate,
  orderShopTemplates,
  removeShopTemplate,
  restoreShopTemplate,
} from '@hien/api';
import { type TemplateKind, partsIn } from '@hien/domain';
import { Button, ButtonLink, Heading, IconButton, Text, VisuallyHidden, useToast } from '@hien/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { templateHref } from '../parts/sections.ts';
import { AnswerWords } from './AnswerWords.tsx';
import * as s from './templates.css.ts';

interface TemplateRowsProps {
  kind: TemplateKind;
  items: readonly ShopTemplate[];
}

/** The shop's templates of a kind in the shop's own order, in which they are offered where one writes. */
export function TemplateRows({ kind, items }: TemplateRowsProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const toast = useToast();
  const order = useSend(orderShopTemplates);
  const remove = useSend(removeShopTemplate);
  const restore = useSend(restoreShopTemplate);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLOListElement>(null);
  const failed = (error: unknown) =>
    toast.show({ tone: 'critical', text: failureText(error, text) });

  const move = async (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    try {
      await order.send({ kind, ids });
      setSaid(
        text('seller.template.moved', {
          name: items[from]?.name ?? '',
          at: to + 1,
          of: ids.length,
        }),
      );
    } catch (error) {
      failed(error);
      await order.refresh();
    }
  };
  const takeAway = async ({ id, name }: ShopTemplate) => {
    try {
      await remove.send({ id });
      // The button that had the focus is gone.
      root.current?.focus();
      toast.show({
        text: text('seller.template.removed', { name }),
        action: {
          label: text('seller.story.undo'),
          onAction: () => void restore.send({ id }).catch(failed),
        },
      });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <>
      <ol
        ref={root}
        tabIndex={-1}
        className={s.rows}
        aria-label={text(`seller.template.kind.${kind}`)}
      >
        {items.map((one, at) => (
          <li key={one.id} className={s.row}>
            <div className={s.moves}>
              <IconButton
                size="sm"
                label={text('seller.template.up', { name: one.name })}
                icon={<ArrowUp size={18} strokeWidth={1.75} aria-hidden />}
                disabled={at === 0}
                loading={order.busy}
                onClick={() => void move(at, at - 1)}
              />
              <IconButton
                size="sm"
                label={text('seller.template.down', { name: one.name })}
                icon={<ArrowDown size={18} strokeWidth={1.75} aria-hidden />}
                disabled={at === items.length - 1}
                loading={order.busy}
                onClick={() => void move(at, at + 1)}
              />
            </div>
            <div className={s.words}>
              <Heading level={2} size="h5" className={s.name}>
                {one.name}
              </Heading>
              {one.words === null ? (
                <Text size="small" tone="muted">
                  {partsIn(one.fields ?? {})
                    .map((part) => text(`seller.template.part.${part}`))
                    .join(' · ')}
                </Text>
              ) : (
                <AnswerWords words={one.words} />
              )}
              <Text size="caption" tone="muted" numeric>
                {text('seller.template.changed', { date: date(one.changedAt) })}
              </Text>
            </div>
            <div className={s.rowActs}>
              <ButtonLink
                size="sm"
                aria-label={text('seller.template.edit.of', { name: one.name })}
                href={templateHref(language, { kind, edit: one.id })}
              >
                {text('seller.template.edit')}
              </ButtonLink>
              <ButtonLink
                size="sm"
                variant="quiet"
                aria-label={text('seller.template.copy.of', { name: one.name })}
                href={templateHref(language, { kind, copy: one.id })}
              >
                {text('seller.template.copy')}
              </ButtonLink>
              <Button
                size="sm"
                variant="quiet"
                aria-label={text('seller.template.remove.of', { name: one.name })}
                onClick={() => void takeAway(one)}
              >
                {text('seller.template.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
