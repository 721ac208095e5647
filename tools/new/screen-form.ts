import { type FormField, formFields } from './contract-parts.ts';
import { type Naming, sentenceOf } from './naming.ts';

/** The operation that the form sends, and the schema of `@hien/domain` for what is typed. */
export interface FormOptions {
  send: string;
  schema: string;
}

export interface ScreenForm extends FormOptions {
  source: string;
  fields: readonly FormField[];
  /** Without the screen's own prefix. */
  messages: Readonly<Record<string, string>>;
}

/** Fields that stand in the kit: `ContactFields` and `ConsentBox` of shared/forms. */
const contact = ['name', 'phone', 'email'];

function fieldOf(kebab: string, { name, control, list }: FormField): string {
  const id = `${kebab}.form.${name}`;
  const inner = {
    Input: '<Input />',
    Textarea: '<Textarea rows={6} maxLength={5000} />',
    Select: `<Select
              placeholder={text('${id}.choose')}
              options={${list?.list}.map((value) => ({ value, label: ${list?.labels ? `${list.labels}[value][language]` : 'value'} }))}
            />`,
  }[control];
  return `<FormField name="${name}" label={text('${id}')} required>
            ${inner}
          </FormField>`;
}

/** The form of a screen, with its draft, its failures, and the word that it was received. */
export function screenForm(
  { name: screen, kebab, camel }: Naming,
  { send, schema }: FormOptions,
): ScreenForm {
  const fields = formFields(schema);
  const asksContact = contact.every((one) => fields.some(({ name }) => name === one));
  const agrees = fields.some(({ name }) => name === 'consent');
  const own = fields.filter(
    ({ name }) => name !== 'consent' && !(asksContact && contact.includes(name)),
  );
  const kit = [...(agrees ? ['ConsentBox'] : []), ...(asksContact ? ['ContactFields'] : [])];
  const lists = own.flatMap(({ list }) => (list ? [list] : []));
  const fromDomain = [
    schema,
    ...lists.flatMap(({ list, labels }) => [list, ...(labels ? [labels] : [])]),
  ].sort();
  const controls = [...new Set(own.map(({ control }) => control))].sort();
  const blank = fields.map(({ name }) => `${name}: ${name === 'consent' ? 'false' : "''"}`);
  const source = `import { ${send} } from '@hien/api';
import { ${[...new Set(fromDomain)].join(', ')} } from '@hien/domain';
import { ${controls.join(', ')} } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
${kit.length ? `import { ${kit.join(', ')} } from '../../shared/forms/ContactFields.tsx';\n` : ''}import { Form } from '../../shared/forms/Form.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
${lists.length ? "import { useLanguage } from '../../shared/i18n/useLanguage.ts';\n" : ''}import { useText } from '../../shared/i18n/useText.ts';

const blank = { ${blank.join(', ')} };

/** Says in one sentence who sends it, and what comes of it. */
export function ${screen}Form() {
  const text = useText();
  ${lists.length ? 'const language = useLanguage();\n  ' : ''}const { answer, submit } = useSend(${send});
  return (
    <FormSection
      title={text('${kebab}.form.title')}
      lead={text('${kebab}.form.lead')}
      sent={
        answer && { title: text('${kebab}.form.sent'), text: text('${kebab}.form.sent.text') }
      }
    >
      <Form
        schema={${schema}}
        initialValues={blank}
        draft={{ in: '${camel}'${agrees ? ", without: ['consent']" : ''} }}
        onSubmit={(values) => submit(values)}
      >
        ${[
          ...(asksContact ? ['<ContactFields />'] : []),
          ...own.map((field) => fieldOf(kebab, field)),
          ...(agrees ? ['<ConsentBox />'] : []),
        ].join('\n        ')}
        <div>
          <SubmitButton size="lg">{text('${kebab}.form.send')}</SubmitButton>
        </div>
      </Form>
    </FormSection>
  );
}
`;
  return { send, schema, source, fields, messages: messagesOf(own) };
}

function messagesOf(own: readonly FormField[]): Record<string, string> {
  const labels = own.flatMap(({ name, list }) => [
    [`form.${name}`, sentenceOf(name)],
    ...(list ? [[`form.${name}.choose`, 'Choose one']] : []),
  ]);
  return {
    'form.title': 'Write to us',
    'form.lead': 'Write to us',
    ...(Object.fromEntries(labels) as Record<string, string>),
    'form.send': 'Send',
    'form.sent': 'We have received it',
    'form.sent.text': 'We have received it',
  };
}
