import { type ShopTemplate, saveShopTemplate } from '@hien/api';
import {
  type TemplateFields,
  type TemplateKind,
  itemTemplateSchema,
  limits,
  savedAnswerSchema,
  templateNameLetters,
} from '@hien/domain';
import { Input, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { templateHref } from '../parts/sections.ts';
import { useVersionedDraft } from '../parts/useVersionedDraft.ts';
import { AnswerField } from './AnswerField.tsx';
import { PartFields } from './PartFields.tsx';
import { Theirs } from './Theirs.tsx';
import * as s from './templates.css.ts';

interface TemplateFormProps {
  kind: TemplateKind;
  /** Null: a new one. */
  template: ShopTemplate | null;
  /** What the form begins with. */
  begin: ShopTemplate | null;
  /** Under which name it is kept on this device. */
  draft: string;
}

type Written = { readonly name: string; readonly fields?: TemplateFields; readonly words?: string };

/** A template as it is written. When a colleague was first, both stand side by side and one of them is chosen. */
export function TemplateForm({ kind, template, begin, draft }: TemplateFormProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { integer } = useFormat();
  const own = useVersionedDraft(draft, template?.version ?? null);
  const [theirs, setTheirs] = useState<ShopTemplate | null>(null);
  const [isMine, setMine] = useState(false);
  /** What was taken over from the colleague; the form begins anew with it. */
  const [taken, setTaken] = useState<ShopTemplate | null>(null);
  const send = useSend(saveShopTemplate, {
    says: {
      CONFLICT: text('seller.template.full', {
        count: integer(limits.templates[kind]),
        most: integer(limits.templates[kind]),
      }),
      VERSION_CONFLICT: ({ current }) => {
        setTheirs(current as ShopTemplate);
        setMine(false);
        return text('seller.template.conflict');
      },
    },
  });
  const from = taken ?? begin;
  const save = (written: Written) =>
    send.submit(
      {
        id: template?.id ?? null,
        expectedVersion: own.version,
        kind,
        name: written.name,
        fields: written.fields === undefined ? null : sent(written.fields),
        words: written.words ?? null,
      },
      () => {
        toast.show({ tone: 'positive', text: text('seller.template.saved') });
        void navigate(templateHref(language, { kind }));
      },
    );
  const body = (
    <>
      {theirs === null ? null : (
        <Theirs
          template={theirs}
          isMine={isMine}
          onMine={() => {
            own.writeOver(theirs.version);
            setMine(true);
          }}
          onTheirs={() => {
            own.beginWith(theirs.version);
            setTaken(theirs);
            setTheirs(null);
          }}
        />
      )}
      <FormField
        name="name"
        label={text('seller.template.name')}
        hint={text('seller.template.name.hint')}
        required
      >
        <Input maxLength={templateNameLetters} autoComplete="off" />
      </FormField>
      {kind === 'item' ? <PartFields /> : <AnswerField />}
      <div>
        <SubmitButton>{text('seller.template.save')}</SubmitButton>
      </div>
    </>
  );
  return kind === 'item' ? (
    <Form
      key={taken?.version}
      schema={itemTemplateSchema}
      initialValues={{ name: from?.name ?? '', fields: from?.fields ?? {} }}
      className={s.form}
      draft={{ in: own.store }}
      onSubmit={save}
    >
      {body}
    </Form>
  ) : (
    <Form
      key={taken?.version}
      schema={savedAnswerSchema}
      initialValues={{ name: from?.name ?? '', words: from?.words ?? '' }}
      className={s.form}
      draft={{ in: own.store }}
      onSubmit={save}
    >
      {body}
    </Form>
  );
}

const sent = ({ hashtags, ...fields }: TemplateFields) =>
  hashtags === undefined ? fields : { ...fields, hashtags: [...hashtags] };
