import { type ShopTemplate, listShopTemplates } from '@hien/api';
import {
  type ItemContent,
  type TemplatePart,
  filledFrom,
  isSame,
  partsIn,
  standOf,
} from '@hien/domain';
import {
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Field,
  Link,
  Select,
  Skeleton,
  useToast,
} from '@hien/ui';
import { useId, useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Content } from '../items/useItemDraft.ts';
import { templateHref } from '../parts/sections.ts';
import * as s from './templates.css.ts';

interface FillFromTemplateProps {
  content: Content;
  /** As it is when something is taken back. */
  latest: () => Content;
  type: (change: Partial<Content>) => void;
}

/** Fills an item in from a template. What is written already is named and left alone unless it is ticked; all of it can be undone. */
export function FillFromTemplate({ content, latest, type }: FillFromTemplateProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text('seller.template.fill')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('seller.template.fill')}
        closeLabel={text('seller.feedback.give-up')}
      >
        <Chooser content={content} latest={latest} type={type} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Chooser({ onDone, ...rest }: FillFromTemplateProps & { onDone: () => void }) {
  const text = useText();
  const language = useLanguage();
  const kept = useCall(listShopTemplates, { kind: 'item' });
  return (
    <QueryBoundary
      query={kept}
      size="section"
      skeleton={<Skeleton height="16rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title={text('seller.template.empty.item.title')}
          text={text('seller.template.empty.item.text')}
          action={
            <Link href={templateHref(language, { kind: 'item', plan: 'new' })}>
              {text('seller.template.new.item')}
            </Link>
          }
        />
      }
    >
      {({ items }) => <Choice items={items} onDone={onDone} {...rest} />}
    </QueryBoundary>
  );
}

interface ChoiceProps extends FillFromTemplateProps {
  items: readonly ShopTemplate[];
  onDone: () => void;
}

function Choice({ items, content, latest, type, onDone }: ChoiceProps) {
  const text = useText();
  const toast = useToast();
  const id = useId();
  const [chosen, setChosen] = useState(items[0]?.id ?? 0);
  /** What somebody ticked or unticked; the rest follows what is written. */
  const [ticks, setTicks] = useState<Readonly<Partial<Record<TemplatePart, boolean>>>>({});
  const template = items.find((one) => one.id === chosen) ?? items[0];
  const fields = template?.fields ?? {};
  const parts = partsIn(fields).map((part) => ({ part, stand: standOf(content, fields, part) }));
  const isTicked = ({ part, stand }: (typeof parts)[number]) =>
    stand !== 'same' &&
    (ticks[part] ?? (stand === 'open' || (part === 'description' && stand === 'written')));
  const taken = parts.filter(isTicked).map(({ part }) => part);
  const fill = () => {
    const before = latest();
    const change = sent(filledFrom(before, fields, taken));
    type(change);
    // What was typed over since stays.
    const takeBack = () => {
      const now = latest();
      const untouched = (Object.keys(change) as (keyof Content)[]).filter((field) =>
        isSame(now[field], change[field]),
      );
      type(Object.fromEntries(untouched.map((field) => [field, before[field]])));
    };
    toast.show({
      tone: 'positive',
      text: text('seller.template.filled', { name: template?.name ?? '', count: taken.length }),
      action: {
        label: text('seller.story.undo'),
        onAction: takeBack,
      },
    });
    onDone();
  };
  return (
    <div className={s.part}>
      <Field id={id} label={text('seller.template.choose')}>
        <Select
          value={String(chosen)}
          options={items.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(event) => {
            setChosen(Number(event.currentTarget.value));
            setTicks({});
          }}
        />
      </Field>
      <fieldset className={s.choices}>
        <legend className={s.legend}>{text('seller.template.fill.parts')}</legend>
        {parts.map((one) => (
          <Checkbox
            key={one.part}
            checked={isTicked(one)}
            disabled={one.stand === 'same'}
            hint={text(
              one.stand === 'written' && one.part === 'description'
                ? 'seller.template.stand.behind'
                : `seller.template.stand.${one.stand}`,
            )}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              setTicks((before) => ({ ...before, [one.part]: on }));
            }}
          >
            {text(`seller.template.part.${one.part}`)}
          </Checkbox>
        ))}
      </fieldset>
      <div className={s.acts}>
        <Button
          variant="primary"
          {...(taken.length === 0
            ? { disabled: true, disabledReason: text('seller.template.fill.nothing') }
            : {})}
          onClick={fill}
        >
          {text('seller.template.fill.do')}
        </Button>
      </div>
    </div>
  );
}

/** The wire's lists may be written to. */
const sent = ({ hashtags, ...rest }: Partial<ItemContent>): Partial<Content> =>
  ({ ...rest, ...(hashtags === undefined ? {} : { hashtags: [...hashtags] }) }) as Partial<Content>;
