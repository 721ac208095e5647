import { askQuestion } from '@hien/api';
import { inquiryCategories, topicLabels, questionSchema } from '@hien/domain';
import { Button, Card, Heading, Select, Text, Textarea, useToast } from '@hien/ui';
import { FormCheckbox, FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Questions.css.ts';

interface AskQuestionProps {
  productId: number;
  /** Asked, or given up: what was typed then waits as a draft. */
  onDone: () => void;
}

/** The form of a question; it opens in place, so that the answers of others stay in sight. */
export function AskQuestion({ productId, onDone }: AskQuestionProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const ask = useSend(askQuestion, { about: productId });
  return (
    <Card className={s.ask}>
      <div>
        <Heading level={3} size="h4">
          {text('shop.ask.title')}
        </Heading>
        <Text size="small" tone="muted">
          {text('shop.ask.lead')}
        </Text>
      </div>
      <Form
        schema={questionSchema}
        initialValues={{ category: 'item', content: '', secret: false }}
        className={s.form}
        draft={{ in: `question-${productId}` }}
        onSubmit={(values) =>
          ask.submit({ ...values, productId }, () => {
            toast.show({ tone: 'positive', text: text('shop.ask.sent') });
            onDone();
          })
        }
      >
        <FormField name="category" label={text('shop.ask.category')} required>
          <Select
            options={inquiryCategories.map((value) => ({
              value,
              label: topicLabels[value][language],
            }))}
          />
        </FormField>
        <FormField
          name="content"
          label={text('shop.ask.content')}
          hint={text('shop.ask.content.hint')}
          required
        >
          <Textarea rows={4} maxLength={5000} />
        </FormField>
        <FormCheckbox name="secret" hint={text('shop.ask.secret.hint')}>
          {text('shop.ask.secret')}
        </FormCheckbox>
        <div className={s.line}>
          <SubmitButton>{text('shop.ask.send')}</SubmitButton>
          <Button variant="quiet" onClick={onDone}>
            {text('shop.ask.cancel')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
