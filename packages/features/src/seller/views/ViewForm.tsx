import { type ShopView, saveShopView } from '@hien/api';
import { type ViewList, mostViews, shopViewSchema, viewNameLetters } from '@hien/domain';
import { Input, useToast } from '@hien/ui';
import { FormCheckbox, FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './views.css.ts';

interface ViewFormProps {
  list: ViewList;
  /** What the list's address says now. */
  query: string;
  /** Null: a new one. */
  view: ShopView | null;
  onDone: () => void;
}

/** A way to look at the list: what it is called, who has it, and whether the list opens with it. What it filters stays as it was kept, unless said. */
export function ViewForm({ list, query, view, onDone }: ViewFormProps) {
  const text = useText();
  const toast = useToast();
  const { integer } = useFormat();
  const [version, setVersion] = useState(view?.version ?? 0);
  const send = useSend(saveShopView, {
    fields: { isDefault: 'is_default' },
    says: {
      CONFLICT: text('seller.views.full', {
        own: integer(mostViews.own),
        shared: integer(mostViews.shared),
      }),
      FORBIDDEN: text('seller.views.not-yours'),
      VERSION_CONFLICT: ({ current }) => {
        const theirs = current as ShopView;
        setVersion(theirs.version);
        return text('seller.views.conflict', { name: theirs.name });
      },
    },
  });
  return (
    <Form
      schema={shopViewSchema}
      initialValues={{
        name: view?.name ?? '',
        shared: view?.shared ?? false,
        is_default: view?.isDefault ?? false,
      }}
      className={s.form}
      // One name and two ticks.
      draft={null}
      onSubmit={({ name, shared, is_default: isDefault }) =>
        send.submit(
          {
            id: view?.id ?? null,
            expectedVersion: version,
            list,
            name,
            query: view?.query ?? query,
            shared,
            isDefault,
          },
          () => {
            toast.show({ tone: 'positive', text: text('seller.views.saved', { name }) });
            onDone();
          },
        )
      }
    >
      <FormField name="name" label={text('seller.views.name')} required>
        <Input maxLength={viewNameLetters} autoComplete="off" />
      </FormField>
      <FormCheckbox name="shared" hint={text('seller.views.share.hint')}>
        {text('seller.views.share')}
      </FormCheckbox>
      <FormCheckbox name="is_default" hint={text('seller.views.open-with.hint')}>
        {text('seller.views.open-with')}
      </FormCheckbox>
      <SubmitButton fullWidth size="lg">
        {text('seller.views.keep')}
      </SubmitButton>
    </Form>
  );
}
