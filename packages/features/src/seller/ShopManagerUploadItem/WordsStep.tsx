import {
  type Language,
  itemFieldLabels,
  itemWordFields,
  languages,
  translated,
} from '@hien/domain';
import { Chip, Field, Input, Textarea } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Step, controlId, faultMessage } from './wizard.ts';
import * as s from './words.css.ts';

const others = ['en', 'ko'] as const;
export type Beside = (typeof others)[number];
const long = new Set<string>(['description', 'handling', 'summary']);

/** Every text in three languages side by side; on a phone Vietnamese over one other. A meter says how far each is. */
export function WordsStep({ content, type, faults }: Step) {
  const text = useText();
  const [beside, setBeside] = useState<Beside>('en');
  return (
    <div className={s.root}>
      <div className={s.meters}>
        {others.map((one) => (
          <Meter key={one} language={one} progress={translated(content, one)} />
        ))}
      </div>
      <BesideChoice beside={beside} onChoose={setBeside} />
      {itemWordFields.map((field) => (
        <WordField
          key={field}
          field={field}
          beside={beside}
          content={content}
          type={type}
          faults={faults}
        />
      ))}
      {content.options.length === 0 ? null : (
        <fieldset className={s.group}>
          <legend className={s.legend}>{text('seller.item.options.names')}</legend>
          {content.options.map((option, row) => (
            <div
              // As in the table of options.
              // oxlint-disable-next-line react/no-array-index-key
              key={row}
              className={s.columns}
            >
              {languages.map((one) => (
                <Field
                  key={one}
                  className={one === 'vi' || one === beside ? undefined : s.aside}
                  label={text('seller.item.option-name', {
                    row: row + 1,
                    language: text(`seller.item.language.${one}`),
                  })}
                  labelHidden
                >
                  <Words
                    language={one}
                    rows={1}
                    value={option.name[one]}
                    onType={(value) =>
                      type({
                        options: content.options.map((known, at) =>
                          at === row ? { ...known, name: { ...known.name, [one]: value } } : known,
                        ),
                      })
                    }
                  />
                </Field>
              ))}
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface BesideChoiceProps {
  beside: Beside;
  onChoose: (beside: Beside) => void;
}

/** Which language stands beside Vietnamese where there is no room for three. */
export function BesideChoice({ beside, onChoose }: BesideChoiceProps) {
  const text = useText();
  return (
    <div className={s.chosen} role="group" aria-label={text('seller.item.beside')}>
      {others.map((one) => (
        <Chip key={one} chosen={one === beside} onToggle={() => onChoose(one)}>
          {text(`seller.item.language.${one}`)}
        </Chip>
      ))}
    </div>
  );
}

interface WordFieldProps extends Step {
  field: (typeof itemWordFields)[number];
  beside: Beside;
}

/** One text of the item in its three languages. */
export function WordField({ field, beside, content, type, faults }: WordFieldProps) {
  const text = useText();
  const language = useLanguage();
  const fault = faults.find((one) => one.field === field);
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{itemFieldLabels[field][language]}</legend>
      <div className={s.columns}>
        {languages.map((one) => (
          <Field
            key={one}
            id={one === 'vi' ? controlId(field) : `${controlId(field)}-${one}`}
            className={one === 'vi' || one === beside ? undefined : s.aside}
            label={text(`seller.item.language.${one}`)}
            required={one === 'vi' && field !== 'summary'}
            error={one === 'vi' && fault ? text(faultMessage(fault)) : undefined}
          >
            <Words
              language={one}
              rows={long.has(field) ? (field === 'description' ? 7 : 3) : 1}
              value={content[field][one]}
              onType={(value) => type({ [field]: { ...content[field], [one]: value } })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

interface MeterProps {
  language: Beside;
  progress: { done: number; of: number };
}

function Meter({ language, progress: { done, of } }: MeterProps) {
  const text = useText();
  const label = text('seller.item.translated', {
    language: text(`seller.item.language.${language}`),
    done,
    of,
  });
  return (
    <div className={s.meter}>
      <span>{label}</span>
      <meter className={s.bar} min={0} max={Math.max(1, of)} value={done} aria-label={label} />
    </div>
  );
}

interface WordsProps {
  language: Language;
  rows: number;
  value: string;
  onType: (value: string) => void;
}

function Words({ language, rows, value, onType }: WordsProps) {
  return rows === 1 ? (
    <Input
      lang={language}
      value={value}
      maxLength={200}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  ) : (
    <Textarea
      lang={language}
      rows={rows}
      value={value}
      maxLength={5000}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
