import {
  type CustomerCenterCategory,
  customerCenterCategories,
  customerCenterPostSchema,
  topicLabels,
} from '@hien/domain';
import { Input, Select, Textarea } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { type ReactNode, useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PicturesField } from '../../shared/forms/PicturesField.tsx';
import * as s from './CustomerCenterPost.css.ts';

export interface PostValues {
  category: CustomerCenterCategory;
  title: string;
  content: string;
  images: readonly string[];
}

interface PostFormProps {
  /** Names the draft on this device. */
  draft: string;
  initial: Omit<PostValues, 'category' | 'images'> & { category: string; images: string[] };
  send: string;
  /** Beside the button. */
  beside?: ReactNode;
  onSend: (values: PostValues) => Promise<SubmitFailure | undefined>;
}

/** Category, title, words and pictures of a question. */
export function PostForm({ draft, initial, send, beside, onSend }: PostFormProps) {
  const text = useText();
  const language = useLanguage();
  const [pending, setPending] = useState(0);
  return (
    <Form
      schema={customerCenterPostSchema}
      initialValues={initial}
      className={s.form}
      draft={{ in: draft }}
      onSubmit={onSend}
    >
      <FormField name="category" label={text('post.category')} required>
        <Select
          placeholder={text('post.category.choose')}
          options={customerCenterCategories.map((value) => ({
            value,
            label: topicLabels[value][language],
          }))}
        />
      </FormField>
      <FormField
        name="title"
        label={text('post.subject')}
        hint={text('post.subject.hint')}
        required
      >
        <Input maxLength={200} />
      </FormField>
      <FormField
        name="content"
        label={text('post.content')}
        hint={text('post.content.hint')}
        required
      >
        <Textarea rows={8} />
      </FormField>
      <PicturesField
        folder="customer-center"
        hint={text('post.images.hint')}
        onPending={setPending}
      />
      <div className={s.end}>
        <SubmitButton
          size="lg"
          {...(pending > 0
            ? { disabledReason: text('form.images.pending', { count: pending }) }
            : {})}
        >
          {send}
        </SubmitButton>
        {beside}
      </div>
    </Form>
  );
}
