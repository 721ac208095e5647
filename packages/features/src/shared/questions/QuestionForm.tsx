import { inquiryCategories, questionSchema, topicLabels } from '@hien/domain';
import { Button, Card, Heading, Select, Text, Textarea } from '@hien/ui';
import { FormCheckbox, FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { Form } from '../forms/Form.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './Questions.css.ts';

type Category = (typeof inquiryCategories)[number];
export type QuestionValues = {
  readonly category: Category;
  readonly content: string;
  readonly secret: boolean;
};

interface QuestionFormProps {
  words: {
    readonly title: string;
    readonly lead: string;
    readonly content: string;
    readonly secret: string;
  };
  /** What it is about has to be said. */
  sorted?: boolean;
  /** Under which name the draft is kept. */
  draft: string;
  onSend: (values: QuestionValues) => Promise<SubmitFailure | undefined>;
  /** Given up: what was typed waits as a draft. */
  onGiveUp: () => void;
}

/** The form of a question; it opens in place, so that the answers of others stay in sight. */
export function QuestionForm({
  words,
  sorted = false,
  draft,
  onSend,
  onGiveUp,
}: QuestionFormProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Card className={s.ask}>
      <div>
        <Heading level={3} size="h4">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.lead}
        </Text>
      </div>
      <Form
        schema={questionSchema}
        initialValues={{ category: 'item', content: '', secret: false }}
        className={s.form}
        draft={{ in: draft }}
        onSubmit={onSend}
      >
        {sorted ? (
          <FormField name="category" label={text('question.category')} required>
            <Select
              options={inquiryCategories.map((value) => ({
                value,
                label: topicLabels[value][language],
              }))}
            />
          </FormField>
        ) : null}
        <FormField name="content" label={text('question.content')} hint={words.content} required>
          <Textarea rows={4} maxLength={5000} />
        </FormField>
        <FormCheckbox name="secret" hint={words.secret}>
          {text('question.secret')}
        </FormCheckbox>
        <div className={s.line}>
          <SubmitButton>{text('question.send')}</SubmitButton>
          <Button variant="quiet" onClick={onGiveUp}>
            {text('question.later')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
