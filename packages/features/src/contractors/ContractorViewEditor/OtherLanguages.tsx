import { type ItemWords, companyLanguageLabels, projectFieldLabels } from '@hien/domain';
import { Field, Input, Text, Textarea } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

/** Beside the Vietnamese, which has to be told. */
const others = ['en', 'ko'] as const;
const fields = ['project_name', 'description'] as const;

interface OtherLanguagesProps {
  content: Content;
  type: (change: Partial<Content>) => void;
}

/** Name and description for who reads English or Korean; without one they read the Vietnamese. */
export function OtherLanguages({ content, type }: OtherLanguagesProps) {
  const text = useText();
  const language = useLanguage();
  const told = others.flatMap((one) => fields.map((field) => content[field][one]));
  const written = told.filter((words) => words.trim() !== '').length;
  // What is there already is not looked for; what is being typed does not fold away.
  const [open, setOpen] = useState(written > 0);
  const keep = (field: (typeof fields)[number], words: Partial<ItemWords>) =>
    type({ [field]: { ...content[field], ...words } });
  return (
    <details
      className={s.notes}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={s.summary}>
        {text('company.editor.languages', { written, all: told.length })}
      </summary>
      <div className={s.noteList}>
        <Text size="small" tone="muted">
          {text('company.editor.languages.hint')}
        </Text>
        {others.map((one) => (
          <fieldset key={one} className={s.language}>
            <legend className={s.legend}>{companyLanguageLabels[one][language]}</legend>
            <Field
              id={`project-project_name-${one}`}
              label={projectFieldLabels.project_name[language]}
            >
              <Input
                lang={one}
                value={content.project_name[one]}
                maxLength={200}
                onChange={(event) => keep('project_name', { [one]: event.currentTarget.value })}
              />
            </Field>
            <Field
              id={`project-description-${one}`}
              label={projectFieldLabels.description[language]}
            >
              <Textarea
                lang={one}
                rows={4}
                value={content.description[one]}
                maxLength={5000}
                onChange={(event) => keep('description', { [one]: event.currentTarget.value })}
              />
            </Field>
          </fieldset>
        ))}
      </div>
    </details>
  );
}
