import type { ItemNotice, ItemNoticeList } from '@hien/api';
import { limits, noticeSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Heading,
  Input,
  Link,
  Notice,
  Skeleton,
  Text,
  Textarea,
} from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ItemNotFound } from '../items/ItemNotFound.tsx';
import { items, sectionHref } from '../parts/sections.ts';
import * as s from './notices.css.ts';

interface ShopManagerAddItemNoticeViewProps {
  id: number;
  notices: Loadable<ItemNoticeList>;
  onAdd: (values: { title: string; details: string }) => Promise<SubmitFailure | undefined>;
  onRemove: (noticeId: number) => Promise<void>;
}

/** What stands already, and a form for one more. */
export function ShopManagerAddItemNoticeView({
  id,
  notices,
  onAdd,
  onRemove,
}: ShopManagerAddItemNoticeViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <div>
        <Link variant="quiet" href={sectionHref(language, items)}>
          {text('seller.item.back')}
        </Link>
      </div>
      <QueryBoundary
        query={notices}
        size="page"
        skeleton={<Skeleton height="24rem" />}
        notFound={<ItemNotFound />}
      >
        {(list) => (
          <div className={s.sides}>
            <Standing list={list} onRemove={onRemove} />
            <section className={s.part}>
              <Heading level={2} size="h4">
                {text('seller.notice.new')}
              </Heading>
              {list.items.length < limits.itemNotices ? (
                <NewNotice key={list.items.length} id={id} onAdd={onAdd} />
              ) : (
                <Notice tone="info">{text('seller.notice.full')}</Notice>
              )}
            </section>
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

function NewNotice({ id, onAdd }: Pick<ShopManagerAddItemNoticeViewProps, 'id' | 'onAdd'>) {
  const text = useText();
  return (
    <Form
      schema={noticeSchema}
      initialValues={{ title: '', details: '' }}
      className={s.form}
      draft={{ in: `item-notice-${id}` }}
      onSubmit={onAdd}
    >
      <FormField name="title" label={text('seller.notice.field.title')} required>
        <Input maxLength={200} />
      </FormField>
      <FormField
        name="details"
        label={text('seller.notice.field.details')}
        hint={text('seller.notice.field.details.hint')}
        required
      >
        <Textarea rows={6} maxLength={5000} />
      </FormField>
      <div>
        <SubmitButton>{text('seller.notice.add')}</SubmitButton>
      </div>
    </Form>
  );
}

function Standing({
  list,
  onRemove,
}: { list: ItemNoticeList } & Pick<ShopManagerAddItemNoticeViewProps, 'onRemove'>) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [asked, setAsked] = useState<ItemNotice | null>(null);
  return (
    <section className={s.part}>
      <div>
        <Heading level={2} size="h4">
          {list.name}
        </Heading>
        {list.hasPage ? (
          <Link href={paths.shopDetail.to(language, { id: list.id })}>
            {text('seller.items.page')}
          </Link>
        ) : null}
      </div>
      {list.items.length === 0 ? (
        <EmptyState title={text('seller.notice.none')} text={text('seller.notice.none.text')} />
      ) : (
        <ul className={s.list}>
          {list.items.map((one) => (
            <li key={one.id} className={s.notice}>
              <Text weight="medium">{one.title}</Text>
              <Text className={s.words}>{one.details}</Text>
              <div className={s.foot}>
                <Text size="small" tone="muted">
                  {format.date(one.addedAt, 'dateTime')}
                </Text>
                <Button
                  size="sm"
                  aria-label={text('seller.notice.remove.of', { title: one.title })}
                  onClick={() => setAsked(one)}
                >
                  {text('seller.notice.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => setAsked(open ? asked : null)}
        title={text('seller.notice.remove.ask')}
        description={asked?.title ?? ''}
        confirmLabel={text('seller.notice.remove')}
        cancelLabel={text('seller.notice.remove.keep')}
        waitingLabel={text('seller.notice.removing')}
        failedText={text('seller.notice.remove.failed')}
        onConfirm={async () => {
          if (asked) await onRemove(asked.id);
        }}
      />
    </section>
  );
}
