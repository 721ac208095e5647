import { companyLanguageLabels, designFieldLabels, languages } from '@hien/domain';
import { Field, Input, Text, Textarea } from '@hien/ui';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { DesignBox } from './DesignBox.tsx';
import * as s from './designs.css.ts';
import type { Step } from './wizard.ts';

const fields = ['name', 'summary', 'description'] as const;
const most = { name: 200, summary: 500, description: 5000 } as const;

/** Each text in three languages; without one people read the Vietnamese. */
export function WordsStep({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.stack}>
      {languages.map((one) => (
        <fieldset key={one} className={s.group}>
          <legend className={s.legend}>
            {text('design.editor.in', { tongue: companyLanguageLabels[one][language] })}
          </legend>
          {one === 'vi' ? null : (
            <Text size="small" tone="muted">
              {text('design.editor.in.optional')}
            </Text>
          )}
          {fields.map((field) => {
            const given = {
              lang: one,
              value: content[field][one],
              maxLength: most[field],
            };
            const keep = (value: string) => type({ [field]: { ...content[field], [one]: value } });
            const control =
              field === 'name' ? (
                <Input {...given} onChange={(event) => keep(event.currentTarget.value)} />
              ) : (
                <Textarea
                  {...given}
                  rows={field === 'summary' ? 2 : 6}
                  onChange={(event) => keep(event.currentTarget.value)}
                />
              );
            return one === 'vi' ? (
              <DesignBox
                key={field}
                field={field}
                faults={faults}
                required
                {...(field === 'name' ? { hint: text('design.editor.hint.name') } : {})}
              >
                {control}
              </DesignBox>
            ) : (
              <Field
                key={field}
                id={`design-${field}-${one}`}
                label={designFieldLabels[field][language]}
              >
                {control}
              </Field>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
