import { type LargePictureCase, decideLargePictures } from '@hien/api';
import { designRefundDecisionSchema } from '@hien/domain';
import { DefinitionList, Radio, Text, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useSend } from '../calls/useSend.ts';
import { Form } from '../forms/Form.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './LargePictureDecision.css.ts';

/** Who asks for larger pictures and why, and the answer: a design partner's of their own, staff's of the house's. */
export function LargePictureDecision({ one }: { one: LargePictureCase }) {
  const text = useText();
  const format = useFormat();
  const toast = useToast();
  const decide = useSend(decideLargePictures, {
    about: one.id,
    says: {
      CONFLICT: text('large-pictures.conflict'),
      VERSION_CONFLICT: text('large-pictures.conflict'),
    },
  });
  return (
    <div className={s.box}>
      <Text measure className={s.words}>
        {one.reason}
      </Text>
      <DefinitionList
        look="columns"
        items={[{ term: text('large-pictures.number'), detail: one.member_number }]}
      />
      {one.decided === null ? (
        <Form
          schema={designRefundDecisionSchema}
          initialValues={{ decision: '', reason: '' }}
          className={s.form}
          draft={{ in: `large-pictures-${one.id}`, until: 'tab-closes' }}
          onSubmit={(values) =>
            decide.submit({ id: one.id, ...values, expected_version: one.version }, () =>
              toast.show({
                tone: 'positive',
                text: text('large-pictures.saved', { name: one.member }),
              }),
            )
          }
        >
          <FormRadioGroup name="decision" legend={text('large-pictures.decision')}>
            <Radio value="approve" hint={text('large-pictures.allow.hint')}>
              {text('large-pictures.allow')}
            </Radio>
            <Radio value="reject">{text('large-pictures.refuse')}</Radio>
          </FormRadioGroup>
          <FormField
            name="reason"
            label={text('large-pictures.why')}
            hint={text('large-pictures.why.hint')}
            required
          >
            <Textarea rows={3} maxLength={1000} />
          </FormField>
          <div>
            <SubmitButton>{text('large-pictures.save')}</SubmitButton>
          </div>
        </Form>
      ) : (
        <Text size="small" measure>
          {`${one.decided.by} · ${format.date(one.decided.at, 'dateTime')}: ${one.answer ?? ''}`}
        </Text>
      )}
    </div>
  );
}
