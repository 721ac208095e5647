import { type ShopNotice, saveShopNotice } from '@hien/api';
import { ictDate, notices, shopNoticeSchema, systemClock } from '@hien/domain';
import { Button, Input, Notice, Text, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { noticeHref } from '../parts/sections.ts';
import { useVersionedDraft } from '../parts/useVersionedDraft.ts';
import * as s from './notices.css.ts';

interface NoticeFormProps {
  /** Null: a new one. */
  notice: ShopNotice | null;
  /** Under which name it is kept on this device. */
  draft: string;
}

/** Title, details and days. When a colleague was first, theirs stands over one's own until one is chosen. */
export function NoticeForm({ notice, draft }: NoticeFormProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const own = useVersionedDraft(draft, notice?.version ?? null);
  const [now] = useState(() => systemClock.now());
  const [theirs, setTheirs] = useState<ShopNotice | null>(null);
  const [base, setBase] = useState(notice);
  const send = useSend(saveShopNotice, {
    says: {
      CONFLICT: text('seller.shop-notice.full'),
      INTERNAL: `${notices['notice.failed'][language]} ${text('form.kept')}`,
      VERSION_CONFLICT: ({ current }) => {
        setTheirs(current as ShopNotice);
        return text('seller.shop-notice.conflict');
      },
    },
  });
  return (
    <Form
      key={base?.version}
      schema={shopNoticeSchema}
      initialValues={{
        title: base?.title ?? '',
        details: base?.details ?? '',
        startsOn: base?.startsOn ?? ictDate(now),
        endsOn: base?.endsOn ?? '',
      }}
      className={s.form}
      draft={{ in: own.store }}
      onSubmit={(values) =>
        send.submit(
          { id: notice?.id ?? null, expectedVersion: own.version, ...values },
          ({ state }) => {
            toast.show({
              tone: 'positive',
              text:
                notice === null ? notices['notice.added'][language] : text('seller.template.saved'),
            });
            void navigate(noticeHref(language, { state }));
          },
        )
      }
    >
      {theirs === null ? null : (
        <Notice
          tone="caution"
          title={text('seller.shop-notice.conflict')}
          action={
            <div className={s.acts}>
              <Button
                size="sm"
                onClick={() => {
                  own.beginWith(theirs.version);
                  setBase(theirs);
                  setTheirs(null);
                }}
              >
                {text('seller.item.conflict.theirs')}
              </Button>
              <Button
                size="sm"
                variant="primary"
                onClick={() => {
                  own.writeOver(theirs.version);
                  setTheirs(null);
                  toast.show({ text: text('seller.template.conflict.mine.chosen') });
                }}
              >
                {text('seller.item.conflict.mine')}
              </Button>
            </div>
          }
        >
          <div className={s.page}>
            <Text weight="medium">{theirs.title}</Text>
            <Text className={s.words}>{theirs.details}</Text>
          </div>
        </Notice>
      )}
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
      <div className={s.days}>
        <DayField name="startsOn" label={text('seller.shop-notice.from')} required />
        <DayField
          name="endsOn"
          label={text('seller.shop-notice.to')}
          hint={text('seller.shop-notice.to.hint')}
          min={ictDate(now)}
          required
        />
      </div>
      <div>
        <SubmitButton>
          {text(notice === null ? 'seller.notice.add' : 'seller.template.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
